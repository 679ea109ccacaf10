import { type Address, type Client, createClient, fallback, http } from 'viem'
import { getBalance } from 'viem/actions'
import { createLateError } from '../../errors/createLateError.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { raceSignal } from '../../platform/raceSignal.ts'
import type { Namespace, NativeBalance } from '../Namespace.ts'

/** How long one node may take to answer, in ms. */
const nodeLimit = 10_000
/** Reads of one tick share a request of at most this many calls. */
const batch = { batchSize: 1_000, wait: 0 }

/** Reads chains through their nodes: batched, and moving on to the next address when one is down. */
export function createReader(): Pick<Namespace, 'getNativeBalance'> {
  const clients = new Map<string, Client>()

  function getClient(network: CaipNetwork): Client {
    const urls = network.rpcUrls.default?.http ?? []
    if (urls.length === 0) {
      throw createLateError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
    }
    const key = [network.caipNetworkId, ...urls].join(' ')
    const existing = clients.get(key)
    if (existing) return existing
    // Not ranked: viem's ranking pings every node for as long as the page lives, and cannot be stopped.
    const transport = fallback(urls.map((url) => http(url, { batch, timeout: nodeLimit })))
    const client = createClient({ transport })
    clients.set(key, client)
    return client
  }

  return {
    async getNativeBalance({ address, network, signal }): Promise<NativeBalance> {
      const { decimals, symbol } = network.nativeCurrency
      const reading = getBalance(getClient(network), { address: address as Address })
      const value = await (signal ? raceSignal(reading, signal) : reading)
      return { value, decimals, symbol }
    },
  }
}
