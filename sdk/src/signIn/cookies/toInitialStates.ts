import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { getNamespaces } from '../../chains/networks/getNamespaces.ts'
import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ConnectionState, ConnectionsState } from '../../wallets/connection/ConnectionState.ts'
import { noConnections } from '../../wallets/connection/ConnectionState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { LastVisit } from './LastVisit.ts'

/** Initial states of the stores of a kit. */
export interface InitialStates {
  readonly connection: ConnectionsState
  readonly networks: NetworksState
}

/**
 * The states in which the page starts after this visit: each stored connection is being restored, and the chosen network
 * is active. Networks and families that the host app does not offer any more are left out.
 */
export function toInitialStates(
  { _internal: { stores } }: KitHandle<Pick<WalletsContext, 'stores'>>,
  { networkId, connections }: LastVisit,
): InitialStates {
  const networks = stores.networks.getInitialState()
  const active = networkId && findNetwork(networks, networkId)
  const { enableReconnect } = stores.options.getState()
  const restoring = getNamespaces(networks.requested).flatMap((namespace): [string, ConnectionState][] => {
    const last = enableReconnect && connections[namespace]
    return last ? [[namespace, { status: 'restoring', ...last }]] : []
  })
  return {
    connection: { ...noConnections, namespaces: Object.fromEntries(restoring) },
    networks: active ? { ...networks, active, activeNamespace: active.chainNamespace } : networks,
  }
}
