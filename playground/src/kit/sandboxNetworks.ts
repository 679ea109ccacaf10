import { solana } from '@wallet-kit/react/networks'
import type { JsonObject } from './jsonObject.ts'

/**
 * The sandbox's chains. They use mainnet ids, so that rules keyed by chain id apply, but are
 * local: `rpcOrigin` is the sandbox's origin for this page.
 *
 * @param namespaces chain families to offer. Default: all of them.
 */
export function sandboxNetworks(
  rpcOrigin: string,
  namespaces: readonly string[] = ['eip155', 'solana'],
): readonly JsonObject[] {
  const networks = [
    {
      id: 1,
      name: 'Ethereum',
      chainNamespace: 'eip155',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`${rpcOrigin}/rpc/1`] } },
      assets: { imageId: '0e7c3e11-0000-4000-8000-000000000001' },
    },
    {
      id: 137,
      name: 'Polygon',
      chainNamespace: 'eip155',
      nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
      rpcUrls: { default: { http: [`${rpcOrigin}/rpc/137`] } },
      assets: { imageId: '0e7c3e11-0000-4000-8000-000000000137' },
    },
    {
      ...solana,
      rpcUrls: { default: { http: [`${rpcOrigin}/rpc/solana`] } },
      assets: { imageId: '0e7c3e11-0000-4000-8000-000000000501' },
    },
  ]
  return networks.filter(({ chainNamespace }) => namespaces.includes(chainNamespace))
}
