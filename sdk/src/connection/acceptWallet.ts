import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
import { findNetwork } from '../networks/findNetwork.ts'
import { toAccountId } from './applyConnectionChanges.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { ConnectionEffects, ConnectionReason } from './ConnectionEffects.ts'
import type { MoveWalletParameters } from './Connections.ts'

interface AcceptWalletParameters {
  readonly namespace: ChainNamespace
  readonly reason: ConnectionReason
  /** The network that the visitor had chosen before they had a wallet. */
  readonly choice?: CaipNetworkId | undefined
  moveWallet(parameters: MoveWalletParameters): Promise<void>
}

/**
 * Goes on with an account that has become the active one. A wallet that has just connected is first moved to
 * the network that was chosen before.
 */
export function acceptWallet(
  context: ConnectionContext,
  effects: ConnectionEffects,
  { namespace, reason, choice, moveWallet }: AcceptWalletParameters,
): void {
  const { stores, notices, getConnection, getConnector } = context
  const state = getConnection(namespace)
  const isElsewhere = choice && state.status === 'connected' && choice !== state.caipNetworkId
  const network = isElsewhere ? findNetwork(stores.networks.getState(), choice) : undefined
  const connector = getConnector(namespace)
  if (!connector || network?.chainNamespace !== namespace) {
    complete(context, effects, reason)
    return
  }
  moveWallet({ connector, network }).catch(() => {
    // The visitor or the wallet declined: they stay connected where the wallet is.
    if (toAccountId(getConnection(namespace)) !== toAccountId(state)) return
    notices.showToast({ key: 'networkSwitchDeclined', variant: 'error' })
    complete(context, effects, reason)
  })
}

function complete({ stores }: ConnectionContext, effects: ConnectionEffects, reason: ConnectionReason): void {
  const { enableNetworkSwitch, allowUnsupportedChain } = stores.options.getState()
  const { isSupported } = stores.networks.getState()
  if (!isSupported && enableNetworkSwitch && !allowUnsupportedChain) effects.networkUnsupported()
  else effects.accountConnected(reason)
}
