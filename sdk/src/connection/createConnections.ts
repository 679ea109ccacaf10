import type { Connector, ConnectorSession, ConnectStep } from '../connectors/Connector.ts'
import { waitForConnector } from '../connectors/waitForConnector.ts'
import { createLateError } from '../errors/createLateError.ts'
import { isWalletKitError } from '../errors/isWalletKitError.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'
import { toWalletError } from '../namespaces/toWalletError.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { raceSignal } from '../platform/raceSignal.ts'
import { applyConnectionChanges, type ConnectionTransition } from './applyConnectionChanges.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { ConnectionEffects } from './ConnectionEffects.ts'
import type { ConnectAttempt } from './ConnectionState.ts'
import type { ChangeOrigin, ConnectedNamespaces, Connections } from './Connections.ts'
import { type ConnectionEvent, nextConnectionState } from './connectionTransitions.ts'
import { createWatchers } from './createWatchers.ts'
import { followOtherTab } from './followOtherTab.ts'
import { forgetWallets } from './forgetWallets.ts'
import { getWantedNetworks } from './getWantedNetworks.ts'
import { moveWallet } from './moveWallet.ts'
import { toAccounts } from './toAccounts.ts'
import { welcomeWallet } from './welcomeWallet.ts'

/** How long a wallet of the last visit may take to appear and to answer, in ms. */
export const restoreLimit = 5_000

interface CommitOptions extends Omit<ConnectionTransition, 'changes'> {
  readonly origin?: ChangeOrigin | undefined
}

/**
 * Runs the table of `connectionTransitions`: asks connectors, listens to them, and keeps at most one attempt.
 * The answer to an attempt that is over is ignored. A session is committed to all its namespaces at once.
 */
export function createConnections(context: ConnectionContext, effects: ConnectionEffects): Connections {
  const { stores, lifetime, getConnection } = context
  const watchers = createWatchers()
  /** What is under way per namespace: the attempt of the visitor, or a restore. */
  const running = new Map<ChainNamespace, AbortController>()
  let attempts = 0

  function setAttempt(attempt: ConnectAttempt): void {
    if (!lifetime.aborted) stores.connection.set({ ...stores.connection.getState(), attempt })
  }

  /** Sends one event per namespace and commits all of them, and the state of the attempt, together. */
  function commit(
    events: ReadonlyMap<ChainNamespace, ConnectionEvent>,
    { origin = 'page', attempt, target }: CommitOptions = {},
  ): void {
    if (lifetime.aborted) return
    const changes = [...events].flatMap(([namespace, event]) => {
      const previous = getConnection(namespace)
      const next = nextConnectionState(previous, event)
      if (next === previous) return []
      if (next.status !== 'connected') watchers.stop(namespace)
      return { namespace, previous, next, event, origin }
    })
    if (changes.length === 0 && !attempt && !target) return
    applyConnectionChanges(context, effects, { changes, attempt, target }, (namespace, reason) =>
      welcomeWallet(context, effects, namespace, reason, connections.moveWallet),
    )
  }

  function toEvents(
    namespaces: readonly ChainNamespace[],
    event: ConnectionEvent,
  ): ReadonlyMap<ChainNamespace, ConnectionEvent> {
    return new Map(namespaces.map((namespace) => [namespace, event]))
  }

  function send(namespaces: readonly ChainNamespace[], event: ConnectionEvent, origin?: ChangeOrigin): void {
    commit(toEvents(namespaces, event), { origin })
  }

  function begin(namespaces: readonly ChainNamespace[]): AbortController {
    end(namespaces, createLateError('CONNECT_ABORTED'))
    const controller = new AbortController()
    for (const namespace of namespaces) running.set(namespace, controller)
    return controller
  }

  function end(namespaces: readonly ChainNamespace[], reason: WalletKitError): void {
    for (const namespace of namespaces) {
      running.get(namespace)?.abort(reason)
      running.delete(namespace)
    }
  }

  /** Namespaces for which this attempt still counts: none after a cancel or a newer attempt. */
  function stillRunning(
    namespaces: readonly ChainNamespace[],
    controller: AbortController,
  ): readonly ChainNamespace[] {
    return namespaces.filter((namespace) => running.get(namespace) === controller)
  }

  function settle(
    connector: Connector,
    namespaces: readonly ChainNamespace[],
    session: ConnectorSession,
    options: CommitOptions,
  ): void {
    const approved = namespaces.filter((namespace) => session[namespace])
    watchers.watch(connector, approved, send)
    for (const namespace of namespaces) running.delete(namespace)
    const events = namespaces.map((namespace): [ChainNamespace, ConnectionEvent] => {
      const shared = session[namespace]
      if (!shared) return [namespace, { type: 'disconnect' }]
      const { addresses, caipNetworkId } = shared
      return [namespace, { type: 'answered', accounts: toAccounts(namespace, addresses), caipNetworkId }]
    })
    commit(new Map(events), options)
  }

  function idleUnlessAnother(number: number): { attempt?: ConnectAttempt } {
    const { attempt } = stores.connection.getState()
    return attempt.status !== 'idle' && attempt.number === number ? { attempt: { status: 'idle' } } : {}
  }

  lifetime.addEventListener('abort', () => {
    end([...running.keys()], createLateError('DESTROYED'))
    watchers.stopAll()
  })

  const connections: Connections = {
    async moveWallet(request) {
      const { chainNamespace: namespace, caipNetworkId } = request.network
      await moveWallet(context, request, () =>
        commit(toEvents([namespace], { type: 'chainChanged', caipNetworkId }), { target: caipNetworkId }),
      )
      effects.networkSettled()
    },

    activate: (id) => commit(new Map(), { target: id }),

    chooseNetwork(id) {
      context.networks.setChoice(id)
      connections.activate(id)
      effects.networkSettled()
    },

    forget: (namespace) => forgetWallets(context, effects, connections, namespace),
    followOtherTab: () => followOtherTab(context, connections),

    async connect({ connector, namespaces, signal }) {
      if (lifetime.aborted) throw createLateError('DESTROYED')
      const { id: connectorId } = connector
      const present = readConnected(namespaces)
      if (present && Object.values(present).every((state) => state.connectorId === connectorId))
        return present
      // A newer attempt takes over from an older one, whatever namespaces that was about.
      endAttempt()
      connections.disconnect(namespaces.filter((name) => getConnection(name).status === 'connected'))
      const controller = begin(namespaces)
      const cancel = () => controller.abort(createLateError('CONNECT_ABORTED'))
      if (signal?.aborted) cancel()
      signal?.addEventListener('abort', cancel, { once: true })
      attempts += 1
      const number = attempts
      const identity = { number, connectorId, namespaces }
      const report = (step: ConnectStep) => {
        if (stillRunning(namespaces, controller).length > 0)
          setAttempt({ status: 'asking', ...identity, step })
      }
      commit(toEvents(namespaces, { type: 'connect', connectorId }), {
        attempt: { status: 'asking', ...identity, step: { type: 'approve' } },
      })
      effects.attemptStarted(connector)
      try {
        // An attempt that is replaced within the same tick asks nothing.
        await raceSignal(Promise.resolve(), controller.signal)
        const networks = getWantedNetworks(context, namespaces)
        const asking = connector.connect({ networks, report, signal: controller.signal })
        const session = await raceSignal(asking, controller.signal)
        controller.signal.throwIfAborted()
        settle(connector, namespaces, session, idleUnlessAnother(number))
        return readConnected(namespaces) ?? {}
      } catch (error) {
        const failure = toWalletError(error, 'connect')
        const ended = stillRunning(namespaces, controller)
        if (ended.length > 0) {
          for (const namespace of ended) running.delete(namespace)
          const isCancelled = isWalletKitError(failure, 'CONNECT_ABORTED')
          commit(toEvents(ended, isCancelled ? { type: 'disconnect' } : { type: 'failed', error: failure }), {
            attempt: isCancelled ? { status: 'idle' } : { status: 'failed', ...identity, error: failure },
          })
          if (isCancelled) effects.attemptCancelled()
        }
        throw failure
      } finally {
        signal?.removeEventListener('abort', cancel)
      }
    },

    async restore(storedId, namespaces, origin) {
      const free = namespaces.filter((namespace) => {
        const { status } = getConnection(namespace)
        return status === 'disconnected' || status === 'restoring'
      })
      if (lifetime.aborted || free.length === 0) return
      const controller = begin(free)
      const timer = setTimeout(() => controller.abort(createLateError('RESTORE_TIMEOUT')), restoreLimit)
      send(free, { type: 'restore', connectorId: storedId }, origin)
      const { signal } = controller
      try {
        const found = await Promise.all(
          free.map((namespace) =>
            raceSignal(waitForConnector(stores.connectors, { storedId, namespace, signal }), signal),
          ),
        )
        // One connector for all of them, or none: the same id never names two.
        const [connector] = found
        if (!connector) return
        const session = await raceSignal(
          connector.restore({ networks: getWantedNetworks(context, free) }),
          signal,
        )
        signal.throwIfAborted()
        settle(connector, stillRunning(free, controller), session, { origin })
      } catch (error) {
        const ended = stillRunning(free, controller)
        for (const namespace of ended) running.delete(namespace)
        send(ended, { type: 'failed', error: toWalletError(error, 'restore') }, origin)
      } finally {
        clearTimeout(timer)
      }
    },

    async resume() {
      const byConnector = new Map<string, ChainNamespace[]>()
      for (const [name, state] of Object.entries(stores.connection.getState().namespaces)) {
        if (state.status !== 'restoring') continue
        const others = byConnector.get(state.connectorId) ?? []
        byConnector.set(state.connectorId, [...others, name as ChainNamespace])
      }
      await Promise.all([...byConnector].map(([id, names]) => connections.restore(id, names)))
    },

    disconnect(namespaces, origin) {
      end(namespaces, createLateError('CONNECT_ABORTED'))
      const { attempt } = stores.connection.getState()
      const isAbout =
        attempt.status !== 'idle' && attempt.namespaces.some((name) => namespaces.includes(name))
      commit(toEvents(namespaces, { type: 'disconnect' }), {
        origin,
        ...(isAbout && { attempt: { status: 'idle' } }),
      })
    },

    cancel() {
      if (stores.connection.getState().attempt.status === 'idle') return
      endAttempt()
      effects.attemptCancelled()
    },
  }

  /** Ends the attempt without a word to the floors above. */
  function endAttempt(): void {
    const { attempt } = stores.connection.getState()
    if (attempt.status === 'idle') return
    const open = attempt.namespaces.filter((namespace) => getConnection(namespace).status !== 'connected')
    end(open, createLateError('CONNECT_ABORTED'))
    commit(toEvents(open, { type: 'disconnect' }), { attempt: { status: 'idle' } })
  }

  function readConnected(namespaces: readonly ChainNamespace[]): ConnectedNamespaces | undefined {
    const connected = namespaces.flatMap((namespace) => {
      const state = getConnection(namespace)
      return state.status === 'connected' ? [[namespace, state] as const] : []
    })
    return connected.length > 0 ? Object.fromEntries(connected) : undefined
  }

  return connections
}
