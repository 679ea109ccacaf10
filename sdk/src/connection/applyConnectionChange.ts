import type { AppKitInternals } from '../AppKitInternals.ts'
import { moveWallet } from '../networks/moveWallet.ts'
import type { SignInReason } from '../signIn/createSignIn.ts'
import type { Connected, ConnectionState } from './ConnectionState.ts'
import type { ConnectionChange } from './createConnections.ts'
import type { Engine } from './getEngine.ts'

/**
 * Writes a new connection state and does what follows from it. The order is the rule: whoever was signed in
 * is signed out of the state before anybody can see the new account.
 */
export function applyConnectionChange(kit: AppKitInternals, engine: Engine, change: ConnectionChange): void {
  const { namespace, previous, next, origin } = change
  const { connection, networks } = kit.stores
  const isConnected = next.status === 'connected'
  const accountChanged = toAccountId(previous) !== toAccountId(next)

  if (accountChanged) engine.signIn.leave(isConnected)
  if (isConnected) kit.networks.setActive(next.caipNetworkId)
  connection.set({ namespaces: { ...connection.getState().namespaces, [namespace]: next } })
  if (next.status === 'disconnected' && networks.getState().activeNamespace === namespace) {
    kit.networks.forgetUnsupported()
  }
  if (origin === 'page') remember(kit, change)
  // A subscriber may have disconnected or connected again: then that change has already had its effects.
  if (connection.getState().namespaces[namespace] !== next) return
  if (isConnected && accountChanged) welcome(kit, engine, change, next)
  if (previous.status === 'connected' && !isConnected) leave(kit, engine, change)
}

function remember(kit: AppKitInternals, { namespace, previous, next }: ConnectionChange): void {
  if (next.status === 'disconnected') kit.stored.setDisconnected(namespace)
  if (next.status !== 'connected' || previous.status === 'connected') return
  const connector = kit.getConnector(namespace)
  if (connector) kit.stored.setConnected(namespace, connector.info?.rdns ?? connector.id)
}

/** Moves a wallet that has just connected to the network that the visitor had chosen before, then goes on. */
function welcome(kit: AppKitInternals, engine: Engine, change: ConnectionChange, next: Connected): void {
  const { namespace } = change
  const reason = toReason(change)
  const id = reason === 'connect' ? kit.networks.takeChoice() : undefined
  const network = id && id !== next.caipNetworkId ? kit.networks.find(id) : undefined
  const connector = kit.getConnector(namespace)
  if (!connector || network?.chainNamespace !== namespace) {
    arrive(kit, engine, reason)
    return
  }
  moveWallet(kit, engine, connector, network).catch(() => {
    // The visitor or the wallet did not want to: they stay connected where the wallet is.
    if (kit.stores.connection.getState().namespaces[namespace] !== next) return
    kit.notices.showToast({ key: 'networkSwitchDeclined', variant: 'error' })
    arrive(kit, engine, reason)
  })
}

function arrive(kit: AppKitInternals, engine: Engine, reason: SignInReason): void {
  const { enableNetworkSwitch, allowUnsupportedChain } = kit.stores.options.getState()
  const { isSupported } = kit.stores.networks.getState()
  if (!isSupported && enableNetworkSwitch && !allowUnsupportedChain) kit.modal.show('UnsupportedChain')
  else if (kit.siwx && isSupported) void engine.signIn.check(reason)
  else kit.modal.settle()
}

function leave(kit: AppKitInternals, engine: Engine, { origin }: ConnectionChange): void {
  kit.modal.hide()
  // Only the tab where it happened tells the server.
  if (origin === 'page') void engine.signIn.signOut()
}

function toReason({ event, previous }: ConnectionChange): SignInReason {
  if (event.type !== 'answered') return 'change'
  return previous.status === 'restoring' ? 'restore' : 'connect'
}

function toAccountId(state: ConnectionState): string {
  return state.status === 'connected' ? `${state.caipNetworkId}:${state.address}` : ''
}
