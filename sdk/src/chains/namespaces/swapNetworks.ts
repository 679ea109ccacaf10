import type { CaipNetworkId } from '../networks/Caip.ts'

/** Networks on which tokens can be swapped: Ethereum and the larger networks like it. */
const swapNetworks: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:42161',
  'eip155:10',
  'eip155:324',
  'eip155:8453',
  'eip155:56',
  'eip155:137',
  'eip155:100',
  'eip155:43114',
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
]

/** Whether tokens of a network can be swapped. */
export function isSwapNetwork(caipNetworkId: CaipNetworkId): boolean {
  return swapNetworks.includes(caipNetworkId)
}
