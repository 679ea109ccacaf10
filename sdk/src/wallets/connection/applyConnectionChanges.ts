import { leaveUnsupportedNetwork, setActiveNetwork } from '../../chains/networks/activeNetwork.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { getStoredId } from '../connectors/findStoredConnector.ts'
import { storeAccountType } from '../connectors/storedAccountTypes.ts'
import { storeChoice } from './accountChoice.ts'
import type { ConnectionEffects, ConnectionReason } from './ConnectionEffects.ts'
import { type ConnectAttempt, type ConnectionState, disconnectedState } from './ConnectionState.ts'
import type { ChangeOrigin } from './Connections.ts'
import type { ConnectionEvent } from './connectionTransitions.ts'
import { forgetNetworkChoice, readNetworkChoice } from './networkChoice.ts'
import { readConnectorId } from './readStored.ts'
import { forgetWallet, storeAddress, storeConnected } from './storeConnection.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/** One namespace's change. */
export interface ConnectionChange {
  readonly namespace: ChainNamespace
  readonly previous: ConnectionState
  readonly next: ConnectionState
  readonly event: ConnectionEvent
  readonly origin: ChangeOrigin
}

type States = Readonly<Partial<Record<ChainNamespace, ConnectionState>>>

export interface ConnectionTransition {
  readonly changes: readonly ConnectionChange[]
  /** New state of the attempt. Default: it stays. */
  readonly attempt?: ConnectAttempt | undefined
  /** The network that the visitor has picked, which makes its namespace the active one. */
  readonly target?: CaipNetworkId | undefined
  /** The wallets that leave make room for one that is being asked: no other one becomes active meanwhile. */
  readonly isReplacing?: boolean | undefined
}

/**
 * Writes the new states of all namespaces in one transition and runs its effects. The order is the rule: the previous
 * account is signed out of the state before a subscriber can see the new account.
 *
 * @param accept continues with an account that has become the active one
 */
export function applyConnectionChanges(
  context: ConnectionContext,
  effects: ConnectionEffects,
  { changes, attempt, target, isReplacing = false }: ConnectionTransition,
  accept: (namespace: ChainNamespace, reason: ConnectionReason) => void,
): void {
  const { connection, networks } = context.stores
  const before = connection.getState()
  const changed = Object.fromEntries(changes.map(({ namespace, next }) => [namespace, next]))
  const after: States = { ...before.namespaces, ...changed }
  const present = networks.getState().activeNamespace
  const active = target
    ? getNamespace(target)
    : pickActiveNamespace(present, after, isReplacing ? [] : changes)
  const accountChanged = toAccountId(before.namespaces[present]) !== toAccountId(after[active])
  const state = after[active] ?? disconnectedState

  if (accountChanged) effects.accountLeaving(state.status === 'connected')
  if (state.status === 'connected') setActiveNetwork(context, state.caipNetworkId)
  else if (target) setActiveNetwork(context, target)
  if (changes.length > 0 || attempt) {
    connection.set({ ...before, namespaces: after, attempt: attempt ?? before.attempt })
  }
  if (changes.length > 0 && state.status === 'disconnected') leaveUnsupportedNetwork(context)
  for (const change of changes) remember(context, change)
  // A subscriber may have disconnected or connected again: then that change has already had its effects.
  const isCurrent = changes.every(
    ({ namespace, next }) => connection.getState().namespaces[namespace] === next,
  )
  if (!isCurrent || !accountChanged) return
  const gone = changes.find(
    ({ namespace, previous, next }) =>
      namespace === present && previous.status === 'connected' && next.status !== 'connected',
  )
  if (gone) effects.walletLeft(gone.origin, isReplacing)
  if (state.status === 'connected') accept(active, toReason(changes, active))
}

/**
 * The namespace that is active after the changes: a new connection's, else the present one while it lasts, else
 * one that is connected. A restored connection becomes active only where there is none.
 */
function pickActiveNamespace(
  present: ChainNamespace,
  after: States,
  changes: readonly ConnectionChange[],
): ChainNamespace {
  const isConnected = (namespace: ChainNamespace) => after[namespace]?.status === 'connected'
  const connectedFrom = (status: ConnectionState['status']) =>
    changes
      .filter(({ previous, namespace }) => previous.status === status && isConnected(namespace))
      .map(({ namespace }) => namespace)
  const connected = connectedFrom('connecting')
  if (isConnected(present) && (connected.length === 0 || connected.includes(present))) return present
  if (connected[0]) return connected[0]
  if (after[present] && after[present].status !== 'disconnected') return present
  const hasLeft = changes.some(
    ({ namespace, next }) => namespace === present && next.status === 'disconnected',
  )
  const remaining = (Object.keys(after) as ChainNamespace[]).find(isConnected)
  return (hasLeft ? remaining : connectedFrom('restoring')[0]) ?? present
}

function remember({ storage, getConnector }: ConnectionContext, change: ConnectionChange): void {
  const { namespace, previous, next, origin, event } = change
  if (origin !== 'page') return
  // The visitor has moved on in the wallet. Where the kit has moved it, that is the choice.
  if (event.type === 'chainChanged' && event.caipNetworkId !== readNetworkChoice(storage, namespace))
    forgetNetworkChoice(storage, namespace)
  // A choice that is stored while a wallet is asked is of another one, which was found locked before.
  const isOther = previous.status === 'connecting' && readConnectorId(storage, namespace) !== undefined
  if (next.status === 'disconnected' && !isOther && !isKept(event)) forgetWallet(storage, namespace)
  if (next.status !== 'connected') return
  if (previous.status !== 'connected' || previous.address !== next.address)
    storeAddress(storage, namespace, next.address)
  if (previous.status !== 'connected' || previous.walletAddress !== next.walletAddress)
    storeChoice(storage, namespace, next)
  const type = next.loginAccounts?.preferredType
  if (type && (previous.status !== 'connected' || previous.loginAccounts?.preferredType !== type))
    storeAccountType(storage, namespace, type)
  if (previous.status === 'connected') return
  const connector = getConnector(namespace)
  if (connector) storeConnected(storage, namespace, getStoredId(connector))
}

/** Whether the next visit looks for the wallet again: nobody has disconnected it. */
function isKept(event: ConnectionEvent): boolean {
  return (
    event.type === 'locked' ||
    event.type === 'accountsChanged' ||
    ('isKept' in event && event.isKept === true)
  )
}

function toReason(changes: readonly ConnectionChange[], active: ChainNamespace): ConnectionReason {
  const change = changes.find(({ namespace }) => namespace === active)
  if (change?.event.type !== 'answered') return 'change'
  return change.previous.status === 'restoring' ? 'restore' : 'connect'
}

/** The account and its network; empty while no wallet is connected. */
export function toAccountId(state: ConnectionState | undefined): string {
  return state?.status === 'connected' ? `${state.caipNetworkId}:${state.address}` : ''
}
