import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { toAccountId } from './applyConnectionChanges.ts'
import type { ConnectionEffects, ConnectionReason } from './ConnectionEffects.ts'
import type { MoveWalletParameters } from './Connections.ts'
import { mustLeaveNetwork } from './mustLeaveNetwork.ts'
import { forgetNetworkChoice, readNetworkChoice } from './networkChoice.ts'
import { mayMoveTo } from './supportsAllNetworks.ts'
import type { ConnectionContext } from './WalletsContext.ts'

interface ActivateAccountParameters {
  readonly namespace: ChainNamespace
  readonly reason: ConnectionReason
  moveWallet(parameters: MoveWalletParameters): Promise<void>
}

/**
 * Continues with an account that has become the active one. A wallet that has just connected is first moved to the
 * network of its family that the visitor has chosen last, unless its session leaves that one out.
 */
export function activateAccount(
  context: ConnectionContext,
  effects: ConnectionEffects,
  { namespace, reason, moveWallet }: ActivateAccountParameters,
): void {
  const { stores, storage, notices, getConnection, getConnector } = context
  const state = getConnection(namespace)
  const choice = reason === 'connect' ? readNetworkChoice(storage, namespace) : undefined
  const isElsewhere = choice && state.status === 'connected' && choice !== state.caipNetworkId
  const network = isElsewhere ? findNetwork(stores.networks.getState(), choice) : undefined
  const connector = getConnector(namespace)
  if (!connector || network?.chainNamespace !== namespace) {
    complete(context, effects, reason)
    return
  }
  if (!mayMoveTo(connector, network)) {
    forgetNetworkChoice(storage, namespace)
    complete(context, effects, reason)
    return
  }
  moveWallet({ connector, network }).catch((error: unknown) => {
    const isDeclined =
      isWalletKitError(error, 'USER_REJECTED') || isWalletKitError(error, 'CHAIN_NOT_SUPPORTED')
    if (isDeclined && readNetworkChoice(storage, namespace) === choice)
      forgetNetworkChoice(storage, namespace)
    // The visitor or the wallet declined: they stay connected where the wallet is.
    if (toAccountId(getConnection(namespace)) !== toAccountId(state)) return
    notices.showToast({ key: 'networkSwitchDeclined', variant: 'error' })
    complete(context, effects, reason)
  })
}

function complete(context: ConnectionContext, effects: ConnectionEffects, reason: ConnectionReason): void {
  if (mustLeaveNetwork(context)) effects.networkUnsupported()
  else effects.accountConnected(reason)
}
