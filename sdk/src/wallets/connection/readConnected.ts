import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { ConnectedNamespaces } from './Connections.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/** The connected ones of these namespaces. */
export function readConnected(
  { getConnection }: Pick<ConnectionContext, 'getConnection'>,
  namespaces: readonly ChainNamespace[],
): ConnectedNamespaces {
  const connected = namespaces.flatMap((namespace) => {
    const state = getConnection(namespace)
    return state.status === 'connected' ? [[namespace, state] as const] : []
  })
  return Object.fromEntries(connected)
}

/** Namespaces that a connector is connected for. */
export function getNamespacesOf(
  { connection }: ConnectionContext['stores'],
  connectorId: string,
): readonly ChainNamespace[] {
  return Object.entries(connection.getState().namespaces).flatMap(([name, state]) =>
    state.status === 'connected' && state.connectorId === connectorId ? [name as ChainNamespace] : [],
  )
}
