import { destroyed } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import { openLink } from '../../foundation/links/openLink.ts'
import { forgetWallets, leave, pickAccount } from './accounts.ts'
import { activateAccount } from './activateAccount.ts'
import { cancelAttempt, preparePairingCode, startAttempt } from './attempt.ts'
import type { ConnectionEffects } from './ConnectionEffects.ts'
import type { Connections } from './Connections.ts'
import { createAttempts } from './createAttempts.ts'
import { createLinkOpener } from './createLinkOpener.ts'
import { createWalletAccess } from './createWalletAccess.ts'
import { followOtherTab } from './followOtherTab.ts'
import { createMachine, send } from './machine.ts'
import { createAccountTypeSwitch } from './preferAccountType.ts'
import { getNamespacesOf } from './readConnected.ts'
import { restoreWallet, resume, watchClaims } from './restore.ts'
import { activateNamespace, moveWallet, requestNetwork } from './switch.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/** Creates the machine of an instance and binds to it what other code may do with connections. */
export function createConnections(context: ConnectionContext, effects: ConnectionEffects): Connections {
  const { stores, lifetime } = context
  const machine = createMachine(context, effects, (namespace, reason) =>
    activateAccount(context, effects, {
      namespace,
      reason,
      moveWallet: (request) => moveWallet(machine, request),
    }),
  )
  const shareAttempt = createAttempts(() => stores.connection.getState().attempt.status === 'asking')
  const preferAccountType = createAccountTypeSwitch(machine)
  watchClaims(machine)

  const connections: Connections = {
    ...createWalletAccess(machine),
    authorize: machine.authorize,
    async connect(request) {
      if (lifetime.aborted) throw createError(destroyed)
      return shareAttempt(request, (signal) => startAttempt(machine, request, signal))
    },
    cancel: () => cancelAttempt(machine),
    preparePairing: () => preparePairingCode(machine),
    openPairingLink: createLinkOpener(context),
    restore: (storedId, namespaces, origin) => restoreWallet(machine, storedId, namespaces, origin),
    resume: () => resume(machine),
    followOtherTab: () => followOtherTab(context, connections),
    moveWallet: (request) => moveWallet(machine, request),
    switchNetwork: (id) => requestNetwork(machine, id),
    activate: (namespace) => activateNamespace(machine, namespace),
    switchAddress: (namespace, address, origin) =>
      pickAccount(machine, { namespace, address, origin, preferAccountType }),
    setAccountType: (namespace, address, accountType) =>
      send(machine, [namespace], { type: 'accountTyped', address, accountType }),
    preferAccountType,
    followAccountType: (namespace, accountType) =>
      send(machine, [namespace], { type: 'accountTypePreferred', accountType }, { origin: 'tab' }),
    setLogin: (connectorId, user) =>
      send(machine, getNamespacesOf(stores, connectorId), { type: 'loginChanged', user }),
    disconnect: (namespaces, origin) => leave(machine, namespaces, origin),
    forget: (namespace) => forgetWallets(machine, namespace),
    openPage: (link, size) => openLink(link, '_blank', size),
  }
  return connections
}
