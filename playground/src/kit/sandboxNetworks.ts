import type { JsonObject } from './jsonObject.ts'

/**
 * The sandbox's two chains. They carry the ids of main nets so that rules keyed by id can be tried, and are
 * local: `rpcOrigin` is where the sandbox answers for this page.
 */
export function sandboxNetworks(rpcOrigin: string): readonly JsonObject[] {
  return [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`${rpcOrigin}/rpc/1`] } },
      assets: { imageId: '0e7c3e11-0000-4000-8000-000000000001' },
    },
    {
      id: 137,
      name: 'Polygon',
      nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
      rpcUrls: { default: { http: [`${rpcOrigin}/rpc/137`] } },
      assets: { imageId: '0e7c3e11-0000-4000-8000-000000000137' },
    },
  ]
}
