import type { Network } from '../../../networks/Network.ts'

/** Localhost: eip155:1337. */
export const localhost = {
  id: 1337,
  name: 'Localhost',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const satisfies Network
