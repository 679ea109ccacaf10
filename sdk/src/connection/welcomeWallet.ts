import type { ChainNamespace } from '../networks/Caip.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { ArrivalReason, ConnectionEffects } from './ConnectionEffects.ts'
import type { MoveWalletParameters } from './Connections.ts'

/**
 * Goes on with an account that has become the active one. A wallet that has just connected is first moved to
 * the network that the visitor had chosen before.
 */
export function welcomeWallet(
  context: ConnectionContext,
  effects: ConnectionEffects,
  namespace: ChainNamespace,
  reason: ArrivalReason,
  moveWallet: (parameters: MoveWalletParameters) => Promise<void>,
): void {
  const { networks, stores, notices, getConnection, getConnector } = context
  const state = getConnection(namespace)
  const id = reason === 'connect' ? networks.takeChoice() : undefined
  const isElsewhere = id && state.status === 'connected' && id !== state.caipNetworkId
  const network = isElsewhere ? networks.find(id) : undefined
  const connector = getConnector(namespace)
  if (!connector || network?.chainNamespace !== namespace) {
    arrive(context, effects, reason)
    return
  }
  moveWallet({ connector, network }).catch(() => {
    // The visitor or the wallet declined: they stay connected where the wallet is.
    if (stores.connection.getState().namespaces[namespace] !== state) return
    notices.showToast({ key: 'networkSwitchDeclined', variant: 'error' })
    arrive(context, effects, reason)
  })
}

function arrive({ stores }: ConnectionContext, effects: ConnectionEffects, reason: ArrivalReason): void {
  const { enableNetworkSwitch, allowUnsupportedChain } = stores.options.getState()
  const { isSupported } = stores.networks.getState()
  if (!isSupported && enableNetworkSwitch && !allowUnsupportedChain) effects.networkUnsupported()
  else effects.accountArrived(reason)
}
