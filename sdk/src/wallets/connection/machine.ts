import { connectAborted, destroyed } from '@wallet-kit/clients/errors/constants'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { Connector, ConnectorSession } from '../connectors/Connector.ts'
import { toAccounts } from './Account.ts'
import type { Authorize } from './Authorize.ts'
import { readChoice } from './accountChoice.ts'
import { applyConnectionChanges, type ConnectionTransition } from './applyConnectionChanges.ts'
import type { ConnectionEffects, ConnectionReason } from './ConnectionEffects.ts'
import type { ChangeOrigin, MoveWalletParameters } from './Connections.ts'
import { type ConnectionEvent, nextConnectionState } from './connectionTransitions.ts'
import { createAuthorization } from './createAuthorization.ts'
import { createPendingTasks, type PendingTasks } from './createPendingTasks.ts'
import { createWatchers, type Watchers } from './createWatchers.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/** A pending request to a wallet to switch its network. */
export interface NetworkSwitch extends MoveWalletParameters {
  readonly superseded: AbortController
  readonly outcome: Promise<void>
}

/**
 * The connections of an instance: `connectionTransitions` says which state follows from an event, `attempt`, `restore`,
 * `switch` and `accounts` ask wallets and send the events.
 */
export interface ConnectionMachine {
  readonly context: ConnectionContext
  readonly effects: ConnectionEffects
  /** Aborted by `destroy`, with a reason that callers may see. */
  readonly destroyed: AbortSignal
  readonly authorize: Authorize
  readonly watchers: Watchers
  readonly pendingTasks: PendingTasks
  /** Number of attempts until now. */
  attempts: number
  /** Stored ids of the connections that the visitor has not chosen on this page. */
  readonly restored: Map<ChainNamespace, string>
  /** Oldest first. */
  networkSwitches: readonly NetworkSwitch[]
  /** Number of network switches that wallets have agreed to. */
  switched: number
  /** Continues with an account that has become the active one. */
  activate(namespace: ChainNamespace, reason: ConnectionReason): void
}

/** Creates the machine. `destroy` ends its waits and listeners. */
export function createMachine(
  context: ConnectionContext,
  effects: ConnectionEffects,
  activate: ConnectionMachine['activate'],
): ConnectionMachine {
  const ended = new AbortController()
  const watchers = createWatchers()
  const pendingTasks = createPendingTasks()
  context.lifetime.addEventListener('abort', () => {
    const reason = createError(destroyed)
    ended.abort(reason)
    pendingTasks.endAll(reason)
    watchers.stopAll()
  })
  return {
    context,
    effects,
    destroyed: ended.signal,
    authorize: createAuthorization(context, ended.signal),
    watchers,
    pendingTasks,
    attempts: 0,
    restored: new Map(),
    networkSwitches: [],
    switched: 0,
    activate,
  }
}

export interface CommitOptions extends Omit<ConnectionTransition, 'changes'> {
  readonly origin?: ChangeOrigin | undefined
}

/** Sends one event per namespace and commits all of them, and the state of the attempt, together. */
export function commit(
  { context, effects, watchers, restored, activate }: ConnectionMachine,
  events: ReadonlyMap<ChainNamespace, ConnectionEvent>,
  { origin = 'page', ...transition }: CommitOptions = {},
): void {
  if (context.lifetime.aborted) return
  const changes = [...events].flatMap(([namespace, event]) => {
    const previous = context.getConnection(namespace)
    const next = nextConnectionState(previous, event)
    if (next === previous) return []
    return { namespace, previous, next, event, origin }
  })
  if (changes.length === 0 && !transition.attempt && !transition.target) return
  const left = changes.filter(({ next }) => next.status !== 'connected')
  const release = watchers.detach(left.map(({ namespace }) => namespace))
  for (const { namespace } of left) restored.delete(namespace)
  applyConnectionChanges(context, effects, { changes, ...transition }, activate)
  release()
}

/** Commits the same event of several namespaces. */
export function send(
  machine: ConnectionMachine,
  namespaces: readonly ChainNamespace[],
  event: ConnectionEvent,
  options?: CommitOptions,
): void {
  commit(machine, new Map(namespaces.map((namespace) => [namespace, event])), options)
}

/** Starts a task for these namespaces, in the place of their present ones, and commits its first event. */
export function beginTask(
  machine: ConnectionMachine,
  namespaces: readonly ChainNamespace[],
  event: ConnectionEvent,
  options?: CommitOptions,
): AbortController {
  machine.pendingTasks.end(namespaces, createError(connectAborted))
  const controller = machine.pendingTasks.begin(namespaces)
  send(machine, namespaces, event, options)
  return controller
}

interface SettleOptions extends CommitOptions {
  readonly isRestored?: boolean
}

/** Commits the session that a wallet has answered with, and listens to the wallet from now on. */
export function settle(
  machine: ConnectionMachine,
  connector: Connector,
  namespaces: readonly ChainNamespace[],
  session: ConnectorSession,
  { isRestored = false, ...options }: SettleOptions = {},
): void {
  const { context, pendingTasks, watchers } = machine
  const approved = namespaces.filter((namespace) => session[namespace])
  watchers.watch(connector, approved, (names, event) => send(machine, names, event))
  pendingTasks.finish(namespaces)
  const events = namespaces.map((namespace): [ChainNamespace, ConnectionEvent] => {
    const shared = session[namespace]
    // A session that is shared by families is there or is over; a wallet of this page may be locked.
    if (!shared)
      return [namespace, { type: isRestored && !connector.sharesSession ? 'locked' : 'disconnect' }]
    const { addresses, ...facts } = shared
    const accounts = toAccounts(namespace, addresses)
    const choice = isRestored ? readChoice(context.storage, namespace) : undefined
    return [namespace, { ...facts, type: 'answered', connectorId: connector.id, accounts, choice }]
  })
  commit(machine, new Map(events), options)
  watchers.open(approved)
}
