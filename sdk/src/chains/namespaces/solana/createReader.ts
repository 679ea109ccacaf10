import { caipAddressInvalid } from '@wallet-kit/clients/errors/constants'
import { createRpcBatch } from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { getBalanceMethod, getGenesisHashMethod, type SolanaRpcSchema } from '@wallet-kit/clients/solana/rpc'
import { publicKeySchema } from '@wallet-kit/clients/solana/validators'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { Namespace, NativeBalance } from '../Namespace.ts'
import { askNodes } from '../nodes/askNodes.ts'
import { createNodePost } from '../nodes/createNodePost.ts'
import { readOutcome } from '../nodes/readOutcome.ts'
import { assertGenesis } from './assertGenesis.ts'
import { readHoldings } from './readHoldings.ts'
import { readToken } from './readToken.ts'

const methods = { getGenesisHash: getGenesisHashMethod, getBalance: getBalanceMethod }

type NodeSchema = readonly Extract<SolanaRpcSchema[number], { readonly Method: keyof typeof methods }>[]

/**
 * Reads Solana through its nodes. Each is asked for its genesis hash first: a node of another network, or one that does
 * not answer as its contract says, counts as one that is down. Two requests instead of a batch, which many nodes refuse.
 */
export function createReader(): Required<
  Pick<Namespace, 'getNativeBalance' | 'getTokenBalance' | 'getTokenHoldings'>
> {
  return {
    async getNativeBalance({
      address,
      network,
      signal = new AbortController().signal,
    }): Promise<NativeBalance> {
      const account = validate(publicKeySchema, address)
      if (!account.ok) throw createError(caipAddressInvalid, { context: redactContext({ address }) })
      const value = await askNodes(network, signal, async (url, options) => {
        const call = createRpcBatch<NodeSchema>(createNodePost(url, options), methods)
        const [hash] = await call([{ method: 'getGenesisHash' }])
        assertGenesis(network, readOutcome('getGenesisHash', hash))
        const [balance] = await call([
          { method: 'getBalance', params: [account.value, { commitment: 'confirmed' }] },
        ])
        return BigInt(readOutcome('getBalance', balance).value)
      })
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    async getTokenBalance(request) {
      return readToken(request)
    },
    async getTokenHoldings(request) {
      return readHoldings(request)
    },
  }
}
