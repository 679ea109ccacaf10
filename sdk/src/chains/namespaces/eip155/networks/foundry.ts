import type { Network } from '../../../networks/Network.ts'

/** Foundry: eip155:31337. */
export const foundry = {
  id: 31337,
  name: 'Foundry',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const satisfies Network
