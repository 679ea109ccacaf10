import { requestInvalid, rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import {
  type EthereumRpcSchema,
  ethBlockNumberMethod,
  ethCallMethod,
  ethChainIdMethod,
  ethEstimateGasMethod,
  ethGasPriceMethod,
  ethGetBalanceMethod,
  ethGetBlockByNumberMethod,
  ethGetCodeMethod,
  ethGetTransactionByHashMethod,
  ethGetTransactionCountMethod,
  ethGetTransactionReceiptMethod,
  ethMaxPriorityFeePerGasMethod,
  ethSendRawTransactionMethod,
} from '@wallet-kit/clients/ethereum/rpc'
import { createRpcBatch } from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import { createBatch } from '../../../../foundation/platform/createBatch.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import { askNodes } from '../../nodes/askNodes.ts'
import { createNodePost } from '../../nodes/createNodePost.ts'
import { createRanking, type Ranking } from '../../nodes/createRanking.ts'
import { isFinalNodeError } from '../../nodes/isFinalNodeError.ts'
import { readOutcome } from '../../nodes/readOutcome.ts'
import { readChainId } from '../readChainId.ts'

const methods = {
  eth_blockNumber: ethBlockNumberMethod,
  eth_call: ethCallMethod,
  eth_chainId: ethChainIdMethod,
  eth_estimateGas: ethEstimateGasMethod,
  eth_gasPrice: ethGasPriceMethod,
  eth_getBalance: ethGetBalanceMethod,
  eth_getBlockByNumber: ethGetBlockByNumberMethod,
  eth_getCode: ethGetCodeMethod,
  eth_getTransactionByHash: ethGetTransactionByHashMethod,
  eth_getTransactionCount: ethGetTransactionCountMethod,
  eth_getTransactionReceipt: ethGetTransactionReceiptMethod,
  eth_maxPriorityFeePerGas: ethMaxPriorityFeePerGasMethod,
  eth_sendRawTransaction: ethSendRawTransactionMethod,
}

type NodeMethod = keyof typeof methods
type NodeEntry<Method extends NodeMethod> = Extract<EthereumRpcSchema[number], { readonly Method: Method }>
type NodeSchema = readonly NodeEntry<NodeMethod>[]

interface NodeCall {
  readonly method: NodeMethod
  readonly params?: unknown
}

/** What a node said: a validated result, or an error that other nodes would repeat. */
type Answer = { readonly result: unknown } | { readonly error: unknown }

/** Reads a chain through its nodes. */
export interface NodeClient {
  /** @throws WalletKitError `REQUEST_INVALID`, `RPC_FAILED`, or one of `askNodes` */
  request<Method extends NodeMethod>(
    call: { readonly method: Method } & (undefined extends NodeEntry<Method>['Parameters']
      ? { readonly params?: undefined }
      : { readonly params: NodeEntry<Method>['Parameters'] }),
    signal?: AbortSignal,
  ): Promise<NodeEntry<Method>['ReturnType']>
}

/** Requests of one tick share an HTTP request of at most this many. */
const batchSize = 1_000

/** Returns what makes one client per network, so that reads of one tick share a request. */
export function createNodeClients(): (network: CaipNetwork) => NodeClient {
  const clients = new WeakMap<CaipNetwork, NodeClient>()
  return (network) => {
    const client = clients.get(network) ?? createNodeClient(network)
    clients.set(network, client)
    return client
  }
}

/**
 * Every HTTP request asks for the chain id as well: a node of another chain, or one that does not answer as its contract
 * says, counts as one that is down.
 */
function createNodeClient(network: CaipNetwork): NodeClient {
  const headersOf = new Map(network.nodes?.map(({ url, headers }) => [url, headers]))
  const ranking = createRanking(async (url, signal) => {
    const options = { signal, timeoutMs: 0, headers: headersOf.get(url) }
    const [chainId] = await createRpcBatch<NodeSchema>(
      createNodePost(url, options),
      methods,
    )([{ method: 'eth_chainId' }])
    assertChain(network, readOutcome('eth_chainId', chainId))
  })
  const read = createBatch<NodeCall, Answer>(batchSize, (calls, signal) =>
    askAll({ network, ranking, calls }, signal),
  )
  return {
    async request(call, signal = new AbortController().signal) {
      const { method, params } = call
      const checked = validate(methods[method].params, params)
      if (!checked.ok)
        throw createError(requestInvalid, { context: redactContext<{ method: string }>({ method }) })
      const answer = await read(call, signal)
      if ('error' in answer) throw answer.error
      // The batch has validated it as the result of this method.
      return answer.result as never
    },
  }
}

interface NodeRead {
  readonly network: CaipNetwork
  readonly ranking: Ranking
  readonly calls: readonly NodeCall[]
}

/** Asks node after node for what none of them has answered yet. */
async function askAll(
  { network, ranking, calls }: NodeRead,
  signal: AbortSignal,
): Promise<readonly Answer[]> {
  const answers = new Map<NodeCall, Answer>()
  try {
    await askNodes(
      network,
      signal,
      async (url, options) => {
        const open = calls.filter((call) => !answers.has(call))
        const ask = createRpcBatch<NodeSchema>(createNodePost(url, options), methods)
        const [chainId, ...outcomes] = await ask([{ method: 'eth_chainId' }, ...(open as never[])])
        assertChain(network, readOutcome('eth_chainId', chainId))
        const failures = open.flatMap((call, index) => {
          try {
            answers.set(call, { result: readOutcome(call.method, outcomes[index] as never) })
          } catch (error) {
            if (!isFinalNodeError(error)) return [error]
            answers.set(call, { error })
          }
          return []
        })
        if (failures.length > 0) throw failures[0]
      },
      ranking,
    )
  } catch (error) {
    for (const call of calls) if (!answers.has(call)) answers.set(call, { error })
  }
  return calls.map((call) => answers.get(call) as Answer)
}

/** @throws WalletKitError `RPC_REPLY_INVALID` when a node is on another chain than its URL is configured for */
function assertChain({ caipNetworkId }: CaipNetwork, chainId: string): void {
  const received = readChainId(chainId)
  if (received === caipNetworkId) return
  throw createError(rpcReplyInvalid, {
    context: { method: 'eth_chainId', expected: caipNetworkId, received },
  })
}
