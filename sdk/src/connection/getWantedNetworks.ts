import type { ChainNamespace } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { ConnectionContext } from './ConnectionContext.ts'

/** Where wallets of these namespaces should be: the active network, else the last one, else the first offered. */
export function getWantedNetworks(
  { stores, stored }: Pick<ConnectionContext, 'stores' | 'stored'>,
  namespaces: readonly ChainNamespace[],
): readonly CaipNetwork[] {
  const { active, isSupported, requested } = stores.networks.getState()
  const last = stored.getNetworkId()
  return namespaces.flatMap((namespace) => {
    const own = requested.filter(({ chainNamespace }) => chainNamespace === namespace)
    const isActive = isSupported && active.chainNamespace === namespace
    const network = isActive ? active : (own.find(({ caipNetworkId }) => caipNetworkId === last) ?? own[0])
    return network ? [network] : []
  })
}
