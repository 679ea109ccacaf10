import type { ConnectionContext } from './WalletsContext.ts'

/**
 * Whether the visitor has to choose a network that the host app offers. A wallet that was paired in a modal with nothing but
 * the code (`basic`) stays where it is: the host app looks after it.
 */
export function mustLeaveNetwork({
  stores,
  getConnection,
}: {
  readonly stores: Pick<ConnectionContext['stores'], 'networks' | 'options'>
  readonly getConnection: ConnectionContext['getConnection']
}): boolean {
  const { activeNamespace, isSupported } = stores.networks.getState()
  const { enableNetworkSwitch, allowUnsupportedChain, basic } = stores.options.getState()
  if (isSupported || !enableNetworkSwitch || allowUnsupportedChain) return false
  const state = getConnection(activeNamespace)
  return !(basic && state.status === 'connected' && state.connectorId === 'walletConnect')
}
