import type { CaipNetwork } from '../chains/networks/Network.ts'
import type { OptionData } from '../foundation/options/OptionData.ts'
import type { Connector } from '../wallets/connectors/Connector.ts'
import type { KitContext } from './KitContext.ts'

type Images = Pick<OptionData, 'connectorImages' | 'chainImages'>

/**
 * Applies the images of `updateOptions` to existing connectors and networks, those of calls before this one included.
 * Later ones have them from the start.
 */
export function followImages({ stores, given, lifetime }: KitContext): void {
  const { connectors, networks, options } = stores

  function showConnectors({ connectorImages = {} }: Images): void {
    const { connectors: all } = connectors.getState()
    for (const connector of all.flatMap((one) => [one, ...(one.parts ?? [])])) {
      setImage(connector, connectorImages[connector.id])
    }
    connectors.set({ connectors: [...all] })
  }

  function showNetworks({ chainImages }: Images, former: Images): void {
    function show(network: CaipNetwork): CaipNetwork {
      const isReplaced = getChainImage(network, former.chainImages) !== undefined
      const own = isReplaced ? getGiven(network) : network
      const imageUrl = getChainImage(network, chainImages) ?? own?.assets?.imageUrl
      return { ...network, assets: { ...network.assets, imageUrl } }
    }
    const { active, requested, ...state } = networks.getState()
    networks.set({ ...state, active: show(active), requested: requested.map(show) })
  }

  const getGiven = ({ id }: CaipNetwork) => given.networks?.find((network) => network.id === id)

  function follow(next: Images, former: Images): void {
    if (next.connectorImages !== former.connectorImages) showConnectors(next)
    if (next.chainImages !== former.chainImages) showNetworks(next, former)
  }

  follow(options.getState(), given)
  lifetime.addEventListener('abort', options.subscribe(follow), { once: true })
}

/** As `toCaipNetwork` reads it, whose import here would move it out of the first load's chunk. */
function getChainImage(
  { caipNetworkId, id }: CaipNetwork,
  images: Images['chainImages'],
): string | undefined {
  return images?.[caipNetworkId] ?? images?.[id]
}

/** Connectors keep their identity, by which connected ones are found. */
function setImage(connector: Connector, hostImage: string | undefined): void {
  const ownImageUrl = 'ownImageUrl' in connector ? connector.ownImageUrl : connector.imageUrl
  Object.assign(connector, { imageUrl: hostImage ?? ownImageUrl, ownImageUrl })
}
