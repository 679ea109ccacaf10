import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { readNetworkChoice } from './networkChoice.ts'
import { readNetworkId } from './readStored.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/**
 * Networks that wallets of these namespaces should be on: the active one, else the visitor's last choice, else the last
 * one, else the first offered.
 */
export function getWantedNetworks(
  { stores, storage }: Pick<ConnectionContext, 'stores' | 'storage'>,
  namespaces: readonly ChainNamespace[],
): readonly CaipNetwork[] {
  const { active, isSupported, requested } = stores.networks.getState()
  return namespaces.flatMap((namespace) => {
    const own = requested.filter(({ chainNamespace }) => chainNamespace === namespace)
    const isActive = isSupported && active.chainNamespace === namespace
    const find = (id: string | undefined) => own.find(({ caipNetworkId }) => caipNetworkId === id)
    const network = isActive
      ? active
      : (find(readNetworkChoice(storage, namespace)) ?? find(readNetworkId(storage)) ?? own[0])
    return network ? [network] : []
  })
}

/** The network to which a wallet of one family is moved once it is connected: the visitor's last choice (`activateAccount`). */
export function getNextNetwork(
  { stores, storage }: Pick<ConnectionContext, 'stores' | 'storage'>,
  [namespace]: readonly ChainNamespace[],
): CaipNetworkId | undefined {
  const choice = namespace && readNetworkChoice(storage, namespace)
  return choice && findNetwork(stores.networks.getState(), choice)?.caipNetworkId
}
