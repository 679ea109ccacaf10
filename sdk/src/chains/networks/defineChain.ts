import type { Network } from './Network.ts'

/**
 * A network that is not on the list. Returns it as it is; the types of its values are kept.
 *
 * @param network `id`: EIP-155 chain id or CAIP-2 reference; `chainNamespace`: CAIP-2 namespace, default `eip155`
 * @example
 * const house = defineChain({
 *   id: 8080,
 *   name: 'House',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: { default: { http: ['https://rpc.example'] } },
 * })
 */
export function defineChain<const Chain extends Network>(network: Chain): Chain {
  return network
}
