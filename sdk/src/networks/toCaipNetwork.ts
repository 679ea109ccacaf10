import type { CreateAppKitOptions } from '../options/CreateAppKitOptions.ts'
import type { CaipNetworkId } from './Caip.ts'
import type { CaipNetwork, Network } from './Network.ts'

/** Fills in namespace, CAIP-2 id, the host's RPC addresses (first) and its image. */
export function toCaipNetwork(
  network: Network,
  options: Pick<CreateAppKitOptions, 'customRpcUrls' | 'chainImages'>,
): CaipNetwork {
  const chainNamespace = network.chainNamespace ?? 'eip155'
  const caipNetworkId: CaipNetworkId = network.caipNetworkId ?? `${chainNamespace}:${network.id}`
  const custom = options.customRpcUrls?.[caipNetworkId]?.map(({ url }) => url) ?? []
  const imageUrl =
    options.chainImages?.[caipNetworkId] ?? options.chainImages?.[network.id] ?? network.assets?.imageUrl
  return {
    ...network,
    chainNamespace,
    caipNetworkId,
    rpcUrls: custom.length > 0 ? withRpcUrls(network, custom) : network.rpcUrls,
    assets: { ...network.assets, imageUrl },
  }
}

function withRpcUrls(network: Network, custom: readonly string[]): Network['rpcUrls'] {
  const own = network.rpcUrls.default?.http ?? []
  return {
    ...network.rpcUrls,
    default: { ...network.rpcUrls.default, http: [...custom, ...own] },
    // Wallets that are asked to add the chain get the network's own address, not the host's paid one.
    chainDefault: network.rpcUrls.chainDefault ?? { http: own.length > 0 ? own : custom },
  }
}
