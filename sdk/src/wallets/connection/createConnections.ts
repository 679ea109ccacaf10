import {
  addressNotShared,
  connectAborted,
  destroyed,
  networkToSwitchNotFound,
  notConnected,
  restoreTimeout,
  walletReplyInvalid,
} from '@wallet-kit/clients/errors/constants'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import { toWalletError } from '../../chains/namespaces/toWalletError.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { openLink } from '../../foundation/links/openLink.ts'
import { toLoginData } from '../../foundation/logins/Login.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import type { Connector, ConnectorSession, ConnectStep } from '../connectors/Connector.ts'
import { findStoredConnectors } from '../connectors/findStoredConnector.ts'
import { findPairing } from '../connectors/pairing/pairingKind.ts'
import { createConnectorError, waitForConnector } from '../connectors/waitForConnector.ts'
import { acceptWallet } from './acceptWallet.ts'
import { readChoice } from './accountChoice.ts'
import { applyConnectionChanges, type ConnectionTransition } from './applyConnectionChanges.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { ConnectionEffects } from './ConnectionEffects.ts'
import type { ConnectAttempt } from './ConnectionState.ts'
import type { ChangeOrigin, ConnectedNamespaces, Connections, ConnectRequest } from './Connections.ts'
import { type ConnectionEvent, nextConnectionState } from './connectionTransitions.ts'
import { createAttempts } from './createAttempts.ts'
import { createLinkOpener } from './createLinkOpener.ts'
import { createMoves } from './createMoves.ts'
import { createRunning } from './createRunning.ts'
import { createWalletAccess } from './createWalletAccess.ts'
import { createWatchers } from './createWatchers.ts'
import { followOtherTab } from './followOtherTab.ts'
import { forgetWallets } from './forgetWallets.ts'
import { getWantedNetworks } from './getWantedNetworks.ts'
import { informWallet } from './informWallet.ts'
import { storeNetworkChoice } from './networkChoice.ts'
import { planConnect } from './planConnect.ts'
import { getNamespacesOf, readConnected } from './readConnected.ts'
import { forgetWallet } from './storeConnection.ts'
import { toAccounts } from './toAccounts.ts'

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
  const running = createRunning()
  const shareAttempt = createAttempts(() => stores.connection.getState().attempt.status === 'asking')
  /** `lifetime`, with a reason that callers may see. */
  const ended = new AbortController()
  /** Stored ids of the connections that the visitor has not chosen on this page. */
  const restored = new Map<ChainNamespace, string>()
  const access = createWalletAccess(context, ended.signal)
  const moves = createMoves(context, ended.signal, {
    authorize: access.authorize,
    follow({ network: { chainNamespace, caipNetworkId } }) {
      storeNetworkChoice(context.storage, caipNetworkId)
      commit(toEvents([chainNamespace], { type: 'chainChanged', caipNetworkId }), { target: caipNetworkId })
    },
    settled: effects.networkSettled,
  })
  let attempts = 0

  /** Sends one event per namespace and commits all of them, and the state of the attempt, together. */
  function commit(
    events: ReadonlyMap<ChainNamespace, ConnectionEvent>,
    { origin = 'page', ...transition }: CommitOptions = {},
  ): void {
    if (lifetime.aborted) return
    const changes = [...events].flatMap(([namespace, event]) => {
      const previous = getConnection(namespace)
      const next = nextConnectionState(previous, event)
      if (next === previous) return []
      return { namespace, previous, next, event, origin }
    })
    if (changes.length === 0 && !transition.attempt && !transition.target) return
    const left = changes.filter(({ next }) => next.status !== 'connected')
    const release = watchers.detach(left.map(({ namespace }) => namespace))
    for (const { namespace } of left) restored.delete(namespace)
    applyConnectionChanges(context, effects, { changes, ...transition }, (namespace, reason) => {
      acceptWallet(context, effects, { namespace, reason, moveWallet: connections.moveWallet })
    })
    release()
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
    running.end(namespaces, createError(connectAborted))
    return running.begin(namespaces)
  }

  function settle(
    connector: Connector,
    namespaces: readonly ChainNamespace[],
    session: ConnectorSession,
    { isRestored = false, ...options }: CommitOptions & { readonly isRestored?: boolean },
  ): void {
    const approved = namespaces.filter((namespace) => session[namespace])
    watchers.watch(connector, approved, send)
    running.finish(namespaces)
    const events = namespaces.map((namespace): [ChainNamespace, ConnectionEvent] => {
      const shared = session[namespace]
      // A session that is shared by families is there or is over; a wallet of this page may be locked.
      if (!shared)
        return [namespace, { type: isRestored && !connector.sharesSession ? 'locked' : 'disconnect' }]
      const { addresses, caipNetworkId, embeddedWalletInfo } = shared
      const accounts = toAccounts(namespace, addresses)
      const choice = isRestored ? readChoice(context.storage, namespace) : undefined
      const { id: connectorId } = connector
      return [
        namespace,
        { type: 'answered', connectorId, accounts, caipNetworkId, choice, embeddedWalletInfo },
      ]
    })
    commit(new Map(events), options)
    watchers.open(approved)
  }

  function idleUnlessAnother(number: number): { attempt?: ConnectAttempt } {
    const { attempt } = stores.connection.getState()
    return attempt.status !== 'idle' && attempt.number === number ? { attempt: { status: 'idle' } } : {}
  }

  function isClaimedTwice(storedId: string): boolean {
    return findStoredConnectors(stores.connectors.getState().connectors, storedId).length > 1
  }

  /** Nothing that was restored stays when another wallet claims to be the one that the visitor had chosen. */
  const stopLooking = stores.connectors.subscribe(() => {
    const doubtful = [...restored].filter(([, storedId]) => isClaimedTwice(storedId))
    if (doubtful.length > 0) connections.disconnect(doubtful.map(([name]) => name))
  })

  lifetime.addEventListener('abort', () => {
    stopLooking()
    const reason = createError(destroyed)
    ended.abort(reason)
    running.endAll(reason)
    watchers.stopAll()
  })

  const connections: Connections = {
    ...access,
    moveWallet: moves.start,

    activate(namespace) {
      const { activeNamespace, requested } = stores.networks.getState()
      const network = requested.find(({ chainNamespace }) => chainNamespace === namespace)
      // Where its wallet is connected, the wallet's own network becomes the active one.
      if (network && namespace !== activeNamespace) commit(new Map(), { target: network.caipNetworkId })
    },

    async switchNetwork(id) {
      const network = findNetwork(stores.networks.getState(), id)
      if (!network) return context.notices.alert(createError(networkToSwitchNotFound))
      const connector = context.getConnector(network.chainNamespace)
      if (connector) return connections.moveWallet({ connector, network })
      storeNetworkChoice(context.storage, id)
      moves.supersede()
      commit(new Map(), { target: id })
      effects.networkSettled()
    },

    switchAddress(namespace, address, origin) {
      const state = getConnection(namespace)
      if (state.status !== 'connected') throw createError(notConnected)
      const { allAccounts, caipNetworkId } = state
      const key = toAddressKey(caipNetworkId, address)
      const account = allAccounts.find((one) => toAddressKey(caipNetworkId, one.address) === key)
      if (!account) throw createError(addressNotShared)
      const isActive = stores.networks.getState().activeNamespace === namespace
      commit(toEvents([namespace], { type: 'accountPicked', address: account.address }), {
        origin,
        // Another tab has its own active namespace.
        ...(!isActive && origin !== 'tab' && { target: caipNetworkId }),
      })
    },

    setAccountType: (namespace, address, accountType) =>
      send([namespace], { type: 'accountTyped', address, accountType }),
    setLogin: (connectorId, embeddedWalletInfo) =>
      send(getNamespacesOf(stores, connectorId), { type: 'loginChanged', embeddedWalletInfo }),
    forget: (namespace) => forgetWallets(context, effects, connections, namespace),
    openPairingLink: createLinkOpener(context),
    openPage: (link, size) => openLink(link, '_blank', size),
    async preparePairing() {
      const pairing = findPairing(stores.connectors.getState().connectors)
      await pairing?.prepare({
        networks: getWantedNetworks(context, pairing.namespaces),
        signIn: effects.signInOffer,
      })
    },
    getUniversalProvider: async () =>
      findPairing(stores.connectors.getState().connectors)?.getUniversalProvider(),
    followOtherTab: () => followOtherTab(context, connections),

    async connect(request) {
      if (lifetime.aborted) throw createError(destroyed)
      if (request.signal?.aborted) throw createError(connectAborted)
      return shareAttempt(request, (signal) => startAttempt(request, signal))
    },

    async restore(storedId, namespaces, origin) {
      const free = namespaces.filter((namespace) => {
        const { status } = getConnection(namespace)
        return status === 'disconnected' || status === 'restoring'
      })
      if (lifetime.aborted || free.length === 0) return
      const controller = begin(free)
      const { restoreLimit: limit = restoreLimit } =
        findStoredConnectors(stores.connectors.getState().connectors, storedId)[0] ?? {}
      const timer = setTimeout(() => controller.abort(createError(restoreTimeout)), limit)
      send(free, { type: 'restore', connectorId: storedId }, origin)
      const { signal } = controller
      /** Restores what the wallet serves so far. One that appears in parts is waited for in parts. */
      const restoreFrom = async (waiting: readonly ChainNamespace[]): Promise<void> => {
        let served = waiting
        let later: Promise<void> | undefined
        let isFound = false
        try {
          const connector = await raceSignal(
            waitForConnector(stores.connectors, { storedId, namespaces: waiting, signal }),
            signal,
          )
          isFound = true
          served = waiting.filter((name) => connector.namespaces.includes(name))
          const rest = waiting.filter((name) => !served.includes(name))
          if (rest.length > 0) later = restoreFrom(rest)
          const asking = connector.restore({ networks: getWantedNetworks(context, served), signal })
          const session = await raceSignal(asking, signal)
          // A wallet may have claimed to be this one meanwhile.
          if (isClaimedTwice(storedId)) throw createConnectorError(storedId)
          const answered = running.stillRunning(served, controller)
          settle(connector, answered, session, { origin, isRestored: true })
          for (const name of answered) if (session[name]) restored.set(name, storedId)
        } catch (error) {
          const ended = running.stillRunning(served, controller)
          running.finish(ended)
          const failure = toWalletError(error, 'restore')
          const isKept = isFound && !isWalletKitError(failure, 'CONNECTOR_NOT_FOUND')
          send(ended, { type: 'failed', error: failure, isKept }, origin)
        }
        await later
      }
      await restoreFrom(free)
      clearTimeout(timer)
      // Part of a wallet may have answered where the whole of it has failed.
      controller.abort(createError(connectAborted))
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
      const { attempt } = stores.connection.getState()
      const isAbout =
        attempt.status !== 'idle' && attempt.namespaces.some((name) => namespaces.includes(name))
      // An attempt ends as a whole.
      const leaving = isAbout ? [...new Set([...namespaces, ...getOpenNamespaces(attempt)])] : namespaces
      running.end(leaving, createError(connectAborted))
      commit(toEvents(leaving, { type: 'disconnect' }), {
        origin,
        ...(isAbout && { attempt: { status: 'idle' } }),
      })
      // Also a wallet that was found locked, and is stored still.
      if (origin !== 'tab' && !lifetime.aborted)
        for (const name of leaving)
          if (getConnection(name).status === 'disconnected') forgetWallet(context.storage, name)
    },

    cancel() {
      if (stores.connection.getState().attempt.status === 'idle') return
      endAttempt()
      effects.attemptCancelled()
    },
  }

  async function startAttempt(
    { connector, namespaces, uri, login, restart }: ConnectRequest,
    signal: AbortSignal,
  ): Promise<ConnectedNamespaces> {
    const { id: connectorId } = connector
    for (const name of namespaces) restored.delete(name)
    const { asked, replaced } = planConnect(context, connector, namespaces, login !== undefined)
    if (asked.length === 0) return readConnected(context, namespaces)
    // A newer attempt takes over from an older one, whatever namespaces that was about.
    endAttempt()
    replace(replaced)
    const controller = begin(asked)
    const cancel = () => controller.abort(createError(connectAborted))
    signal.addEventListener('abort', cancel)
    attempts += 1
    const number = attempts
    const identity = { number, connectorId, namespaces: asked, ...(login && { login: toLoginData(login) }) }
    const report = (step: ConnectStep) => {
      if (running.stillRunning(asked, controller).length === 0) return
      const attempt: ConnectAttempt = { status: 'asking', ...identity, step }
      stores.connection.set({ ...stores.connection.getState(), attempt })
      effects.attemptStepped(connector, step)
    }
    commit(toEvents(asked, { type: 'connect', connectorId }), {
      attempt: { status: 'asking', ...identity, step: { type: 'approve' } },
    })
    // A subscriber may have cancelled it already.
    if (!controller.signal.aborted) effects.attemptStarted(connector, login)
    try {
      // An attempt that is replaced within the same tick asks nothing.
      await raceSignal(Promise.resolve(), controller.signal)
      const networks = getWantedNetworks(context, asked)
      const { signInOffer: signIn } = effects
      const request = { networks, report, uri, login, restart, signIn, signal: controller.signal }
      const session = await raceSignal(connector.connect(request), controller.signal)
      controller.signal.throwIfAborted()
      if (!asked.some((name) => session[name]?.addresses.length)) {
        throw createError(walletReplyInvalid, { context: { method: 'connect' } })
      }
      settle(connector, asked, session, idleUnlessAnother(number))
      return readConnected(context, namespaces)
    } catch (error) {
      const failure = toWalletError(error, 'connect')
      // Part of a wallet may have answered where the whole of it has failed.
      controller.abort(failure)
      const ended = running.stillRunning(asked, controller)
      if (ended.length > 0) {
        running.finish(ended)
        const isCancelled = isWalletKitError(failure, 'CONNECT_ABORTED')
        commit(toEvents(ended, isCancelled ? { type: 'disconnect' } : { type: 'failed', error: failure }), {
          attempt: isCancelled ? { status: 'idle' } : { status: 'failed', ...identity, error: failure },
        })
        if (isCancelled) effects.attemptCancelled()
      }
      throw failure
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

  /** Ends the attempt without a word to the floors above. */
  function endAttempt(): void {
    const { attempt } = stores.connection.getState()
    if (attempt.status === 'idle') return
    const open = getOpenNamespaces(attempt)
    running.end(open, createError(connectAborted))
    commit(toEvents(open, { type: 'disconnect' }), { attempt: { status: 'idle' } })
  }

  /** Namespaces of an attempt that wait or have failed. After a failure, another tab may have connected one. */
  function getOpenNamespaces(
    attempt: Exclude<ConnectAttempt, { status: 'idle' }>,
  ): readonly ChainNamespace[] {
    return attempt.namespaces.filter((namespace) => {
      const { status } = getConnection(namespace)
      return status === 'connecting' || status === 'disconnected'
    })
  }

  /** Makes room for a wallet. A session that nothing uses any more is ended in the other wallet as well. */
  function replace(namespaces: readonly ChainNamespace[]): void {
    const former = new Set(namespaces.flatMap((name) => context.getConnector(name) ?? []))
    running.end(namespaces, createError(connectAborted))
    commit(toEvents(namespaces, { type: 'disconnect' }), { isReplacing: true })
    const remaining = Object.keys(stores.connection.getState().namespaces) as ChainNamespace[]
    for (const wallet of former) {
      const isUsed = remaining.some((name) => context.getConnector(name)?.id === wallet.id)
      if (!wallet.sharesSession || isUsed) continue
      void informWallet(wallet, namespaces, effects)
    }
  }

  return connections
}
