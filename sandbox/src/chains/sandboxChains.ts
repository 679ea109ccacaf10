import type { ChainDefinition } from './ChainDefinition.ts'

/**
 * The two EVM chains. They use mainnet ids, so that rules keyed by chain id apply, but none of the
 * mainnets' state: no fork, no network access.
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
