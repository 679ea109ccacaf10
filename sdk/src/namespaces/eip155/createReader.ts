import {
  type EthereumRpcSchema,
  type EthGetBalanceParameters,
  ethChainIdMethod,
  ethGetBalanceMethod,
} from '@wallet-kit/clients/ethereum/rpc'
import type { Address } from '@wallet-kit/clients/ethereum/types'
import { addressSchema } from '@wallet-kit/clients/ethereum/validators'
import { createRpcBatch } from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { createLateError } from '../../errors/createLateError.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { createBatch } from '../../platform/createBatch.ts'
import type { Namespace, NativeBalance } from '../Namespace.ts'
import { askNodes } from '../nodes/askNodes.ts'
import { createNodePost } from '../nodes/createNodePost.ts'
import { readOutcome } from '../nodes/readOutcome.ts'
import { readChainId } from './readChainId.ts'

const methods = { eth_chainId: ethChainIdMethod, eth_getBalance: ethGetBalanceMethod }

type NodeSchema = readonly Extract<EthereumRpcSchema[number], { readonly Method: keyof typeof methods }>[]

interface BalanceCall {
  readonly method: 'eth_getBalance'
  readonly params: EthGetBalanceParameters
}

/** Reads of one tick share a request of at most this many accounts. */
const batchSize = 100

/**
 * Reads chains through their nodes. Every request asks for the chain id as well: a node of another chain, or one that
 * does not answer as its contract says, counts as one that is down.
 */
export function createReader(): Pick<Namespace, 'getNativeBalance'> {
  const batches = new WeakMap<CaipNetwork, ReturnType<typeof createBalanceBatch>>()

  function getBatch(network: CaipNetwork) {
    const batch = batches.get(network) ?? createBalanceBatch(network)
    batches.set(network, batch)
    return batch
  }

  return {
    async getNativeBalance({
      address,
      network,
      signal = new AbortController().signal,
    }): Promise<NativeBalance> {
      const checked = validate(addressSchema, address)
      if (!checked.ok) throw createLateError('CAIP_ADDRESS_INVALID', { context: { address } })
      const { decimals, symbol } = network.nativeCurrency
      return { value: await getBatch(network)(checked.value, signal), decimals, symbol }
    },
  }
}

function createBalanceBatch(network: CaipNetwork) {
  return createBatch<Address, bigint>(batchSize, (addresses, signal) =>
    askNodes(network, signal, async (url, options) => {
      const call = createRpcBatch<NodeSchema>(createNodePost(url, options), methods)
      const [chainId, ...balances] = await call([
        { method: 'eth_chainId' },
        ...addresses.map(
          (address): BalanceCall => ({ method: 'eth_getBalance', params: [address, 'latest'] }),
        ),
      ])
      assertChain(network, readOutcome('eth_chainId', chainId))
      return balances.map((balance) => BigInt(readOutcome('eth_getBalance', balance)))
    }),
  )
}

/** @throws WalletKitError `RPC_REPLY_INVALID` when a node is on another chain than its URL is configured for */
function assertChain({ caipNetworkId }: CaipNetwork, chainId: string): void {
  const received = readChainId(chainId)
  if (received === caipNetworkId) return
  throw createLateError('RPC_REPLY_INVALID', {
    context: { method: 'eth_chainId', expected: caipNetworkId, received },
  })
}
