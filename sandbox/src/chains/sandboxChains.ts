import type { ChainDefinition } from './ChainDefinition.ts'

/**
 * The two chains. They carry the ids of main nets, so that every rule keyed by a chain's id can be tried, and hold
 * nothing of them: no fork, no network.
 */
export const sandboxChains: readonly ChainDefinition[] = [
  {
    chainId: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    imageId: '0e7c3e11-0000-4000-8000-000000000001',
  },
  {
    chainId: 137,
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    imageId: '0e7c3e11-0000-4000-8000-000000000137',
  },
]
