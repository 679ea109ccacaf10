import { requestInvalid } from '@wallet-kit/clients/errors/constants'
import { createRpcBatch } from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import {
  getBalanceMethod,
  getFeeForMessageMethod,
  getGenesisHashMethod,
  getLatestBlockhashMethod,
  getMinimumBalanceForRentExemptionMethod,
  getMultipleAccountsMethod,
  getSignatureStatusesMethod,
  getTokenAccountsByOwnerMethod,
  getTransactionMethod,
  type SolanaRpcSchema,
  sendTransactionMethod,
  simulateTransactionMethod,
} from '@wallet-kit/clients/solana/rpc'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { askNodes } from '../nodes/askNodes.ts'
import { createNodePost, type NodeRequestOptions } from '../nodes/createNodePost.ts'
import { createRanking } from '../nodes/createRanking.ts'
import { isFinalNodeError } from '../nodes/isFinalNodeError.ts'
import { readOutcome } from '../nodes/readOutcome.ts'
import { assertGenesis } from './assertGenesis.ts'

const methods = {
  getBalance: getBalanceMethod,
  getFeeForMessage: getFeeForMessageMethod,
  getGenesisHash: getGenesisHashMethod,
  getLatestBlockhash: getLatestBlockhashMethod,
  getMinimumBalanceForRentExemption: getMinimumBalanceForRentExemptionMethod,
  getMultipleAccounts: getMultipleAccountsMethod,
  getSignatureStatuses: getSignatureStatusesMethod,
  getTokenAccountsByOwner: getTokenAccountsByOwnerMethod,
  getTransaction: getTransactionMethod,
  sendTransaction: sendTransactionMethod,
  simulateTransaction: simulateTransactionMethod,
}

type NodeMethod = keyof typeof methods
type NodeEntry<Method extends NodeMethod> = Extract<SolanaRpcSchema[number], { readonly Method: Method }>

/** Reads a Solana network through its nodes, and sends to it. */
export interface NodeClient {
  /** @throws WalletKitError `REQUEST_INVALID`, `RPC_FAILED`, or one of `askNodes` */
  request<Method extends NodeMethod>(
    method: Method,
    params: NodeEntry<Method>['Parameters'],
    signal: AbortSignal,
  ): Promise<NodeEntry<Method>['ReturnType']>
}

/**
 * Each node is asked for its genesis hash once, before its first answer counts: one of another network counts as one that
 * is down. Single requests, because many nodes of this family refuse batches.
 */
export function createNodeClient(network: CaipNetwork): NodeClient {
  const known = new Set<string>()
  const headersOf = new Map(network.nodes?.map(({ url, headers }) => [url, headers]))
  const ranking = createRanking(async (url, signal) => {
    await checkNode(connect(url, { signal, timeoutMs: 0, headers: headersOf.get(url) }), network)
  })
  return {
    async request(method, params, signal) {
      if (!validate(methods[method].params, params).ok) {
        throw createError(requestInvalid, { context: redactContext<{ method: string }>({ method }) })
      }
      const answer = await askNodes(
        network,
        signal,
        async (url, options) => {
          const call = connect(url, options)
          if (!known.has(url)) await checkNode(call, network)
          known.add(url)
          const [outcome] = await call([{ method, params } as never])
          try {
            return { result: readOutcome(method, outcome as never) }
          } catch (error) {
            if (isFinalNodeError(error)) return { error }
            throw error
          }
        },
        ranking,
      )
      if ('error' in answer) throw answer.error
      // Validated as the result of this method.
      return answer.result as never
    },
  }
}

function connect(url: string, options: NodeRequestOptions) {
  return createRpcBatch<readonly NodeEntry<NodeMethod>[]>(createNodePost(url, options), methods)
}

async function checkNode(call: ReturnType<typeof connect>, network: CaipNetwork): Promise<void> {
  const [hash] = await call([{ method: 'getGenesisHash' }])
  assertGenesis(network, readOutcome('getGenesisHash', hash))
}
