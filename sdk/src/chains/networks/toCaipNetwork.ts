import type { OptionData } from '../../foundation/options/OptionData.ts'
import { defaultNamespace } from '../namespaces/families/traits.ts'
import type { CaipNetworkId } from './Caip.ts'
import type { CaipNetwork, Network } from './Network.ts'

/** Fills in namespace, CAIP-2 id, the host's RPC URLs (first) and its image. */
export function toCaipNetwork(
  network: Network,
  options: Pick<OptionData, 'customRpcUrls' | 'chainImages'>,
): CaipNetwork {
  const caipNetworkId = toCaipNetworkId(network)
  const custom = options.customRpcUrls?.[caipNetworkId]?.map(({ url }) => url) ?? []
  const imageUrl =
    options.chainImages?.[caipNetworkId] ?? options.chainImages?.[network.id] ?? network.assets?.imageUrl
  return {
    ...network,
    chainNamespace: network.chainNamespace ?? defaultNamespace,
    caipNetworkId,
    rpcUrls: custom.length > 0 ? withRpcUrls(network, custom) : network.rpcUrls,
    assets: { ...network.assets, imageUrl },
  }
}

/** The CAIP-2 id of a network as a host names it. */
export function toCaipNetworkId({
  id,
  caipNetworkId,
  chainNamespace = defaultNamespace,
}: Pick<Network, 'id' | 'caipNetworkId' | 'chainNamespace'>): CaipNetworkId {
  return (caipNetworkId as CaipNetworkId | undefined) ?? `${chainNamespace}:${id}`
}

function withRpcUrls(network: Network, custom: readonly string[]): Network['rpcUrls'] {
  const own = network.rpcUrls.default?.http ?? []
  return {
    ...network.rpcUrls,
    default: { ...network.rpcUrls.default, http: [...custom, ...own] },
    // Wallets that are asked to add the chain get the network's own URL, not the host's paid one.
    chainDefault: network.rpcUrls.chainDefault ?? { http: own.length > 0 ? own : custom },
  }
}
