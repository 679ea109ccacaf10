import type { OnrampTraits } from '../Namespace.ts'

/** Onramp providers of coins and tokens on EVM networks. */
export const onramp: OnrampTraits = {
  coinbase: {
    networkNames: {
      'eip155:1': 'ethereum',
      'eip155:42161': 'arbitrum',
      'eip155:137': 'polygon',
      'eip155:80094': 'berachain',
      'eip155:43114': 'avalanche-c-chain',
      'eip155:10': 'optimism',
      'eip155:42220': 'celo',
      'eip155:8453': 'base',
    },
    fallbackName: 'ethereum',
  },
  meld: { usualCurrency: 'USDC' },
}
