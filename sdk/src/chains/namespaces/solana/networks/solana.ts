import type { CaipNetwork } from '../../../networks/Network.ts'

const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 } as const

/** One explorer for all three networks: its query names the one that is not the main network. */
const explorer = (query = '') =>
  ({ default: { name: 'Solana Explorer', url: `https://explorer.solana.com/${query}` } }) as const

/** Solana's main network. */
export const solana = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: explorer(),
  testnet: false,
} as const satisfies CaipNetwork

/** Solana's network for developers. */
export const solanaDevnet = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  blockExplorers: explorer('?cluster=devnet'),
  testnet: true,
} as const satisfies CaipNetwork

/** Solana's network for validators. */
export const solanaTestnet = {
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  blockExplorers: explorer('?cluster=testnet'),
  testnet: true,
} as const satisfies CaipNetwork
