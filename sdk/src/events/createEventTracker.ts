import type { ConnectAttempt, ConnectionState, ConnectionsState } from '../connection/ConnectionState.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'
import type { ConnectorsState } from '../connectors/ConnectorsState.ts'
import { matchesConnectorId } from '../connectors/matchesConnectorId.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'
import { type LogContext, logWarning } from '../logs/log.ts'
import type { KitModalState } from '../navigation/ViewEntry.ts'
import { accountViewEvents, ownViewEvents, viewEvents } from '../navigation/viewEvents.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { NetworksState } from '../networks/NetworksState.ts'
import { loadOnce } from '../platform/loadOnce.ts'
import type { TrackEvent } from '../query/TrackEvent.ts'
import type { SignInState } from '../signIn/SignInState.ts'
import type { Store } from '../stores/createStore.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import type { EventsState, KitEvent } from './EventsState.ts'
import type { LoginChange } from './loginEvents.ts'

/** The part of a kit that events are derived from. */
interface EventsContext extends LogContext {
  readonly stores: LogContext['stores'] & {
    readonly connection: ReadableStore<ConnectionsState>
    readonly connectors: Pick<ReadableStore<ConnectorsState>, 'getState'>
    readonly events: Store<EventsState>
    readonly modal: ReadableStore<KitModalState>
    readonly networks: ReadableStore<NetworksState>
    readonly signIn: ReadableStore<SignInState>
  }
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  getConnection(namespace: ChainNamespace): ConnectionState
}

/** Reports what leaves no trace in a store. */
export interface EventTracker {
  readonly track: TrackEvent
  signInCancelled(): void
  signInUnavailable(): void
  /** The wallet could not be informed that the page has forgotten it. */
  disconnectFailed(error: WalletKitError): void
}

/**
 * Turns changes of the stores into events, so that no other code has to report any. They go to the subscribers
 * of this page only.
 */
export function createEventTracker(context: EventsContext): EventTracker {
  const { stores, lifetime } = context
  const { connection, connectors, events, modal, networks, signIn } = stores
  const track = (data: KitEvent) => events.set({ ...events.getState(), timestamp: Date.now(), data })
  const isConnected = () => connectedNamespaces(connection.getState()).length > 0
  const ofAccount = () => ({
    network: networks.getState().active.caipNetworkId,
    isSmartAccount: isSmartAccount(context),
  })

  function describe(connectorId: string) {
    const all = connectors.getState().connectors
    const connector = all.find((candidate) => matchesConnectorId(candidate, connectorId))
    const platform = connector?.type === 'WALLET_CONNECT' ? 'qrcode' : 'browser'
    return { name: connector?.name ?? connectorId, platform } as const
  }

  // Few visitors log in: it is no part of what the modal opens with.
  let loginEvents: typeof import('./loginEvents.ts') | undefined
  const loadLoginEvents = loadOnce(() => import('./loginEvents.ts'))

  /** Never rejects. At once where it is loaded, so that its events are in order with the others. */
  async function trackLogin(change: LoginChange): Promise<void> {
    try {
      loginEvents ??= await loadLoginEvents()
      loginEvents.trackLogin(track, change)
    } catch (error) {
      logWarning(context, 'The code that reports logins could not be loaded.', error)
    }
  }

  const stops = [
    modal.subscribe((present, previous) => {
      const properties = { connected: isConnected() }
      const opens = present.open && !previous.open
      if (opens) track({ type: 'track', event: 'MODAL_OPEN', properties })
      const event = viewEvents[present.view]
      const goesOn = present.direction !== 'back' && (opens || present.view !== previous.view)
      if (present.open && goesOn && event) track({ type: 'track', event })
      const ofView = accountViewEvents[present.view]
      if (present.open && goesOn && ofView) track({ type: 'track', event: ofView, properties: ofAccount() })
      const own = ownViewEvents[present.view]
      if (present.open && goesOn && own)
        track({ type: 'track', event: own, properties: { isSmartAccount: isSmartAccount(context) } })
      if (previous.open && !present.open) track({ type: 'track', event: 'MODAL_CLOSE', properties })
    }),

    connection.subscribe((present, previous) => {
      const { attempt: now } = present
      const { attempt: before } = previous
      const connected = connectedNamespaces(present)
      const isDone = before.status === 'asking' && before.namespaces.some((name) => connected.includes(name))
      if (isOfLogin(now) || isOfLogin(before)) void trackLogin({ now, before, isDone })
      if (
        now.status === 'asking' &&
        !now.login &&
        (before.status === 'idle' || before.number !== now.number)
      ) {
        track({ type: 'track', event: 'SELECT_WALLET', properties: describe(now.connectorId) })
      }
      if (now.status === 'failed' && before !== now) {
        const { code, message } = now.error
        const event = code === 'USER_REJECTED' ? code : 'CONNECT_ERROR'
        track({ type: 'track', event, properties: { message } })
      }
      if (before.status === 'asking' && now.status === 'idle') {
        const { connectorId, login } = before
        const { name, platform } = describe(connectorId)
        // AppKit's word for every login.
        const method = login ? 'email' : platform
        if (isDone) track({ type: 'track', event: 'CONNECT_SUCCESS', properties: { method, name } })
      }
      const left = connectedNamespaces(previous).filter((namespace) => !connected.includes(namespace))
      const names = left.length > 1 && connected.length === 0 ? ['all'] : left
      for (const namespace of names)
        track({ type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
    }),

    networks.subscribe(({ active: { caipNetworkId: network } }, previous) => {
      if (network === previous.active.caipNetworkId) return
      track({ type: 'track', event: 'SWITCH_NETWORK', properties: { network } })
    }),

    signIn.subscribe((present, previous) => {
      const was = previous.status === 'signing'
      const properties = ofAccount()
      if (present.status === 'signing' && !was)
        track({ type: 'track', event: 'CLICK_SIGN_SIWX_MESSAGE', properties })
      if (present.status === 'authenticated' && was)
        track({ type: 'track', event: 'SIWX_AUTH_SUCCESS', properties })
      if (present.status === 'needed' && was && present.error)
        track({ type: 'track', event: 'SIWX_AUTH_ERROR', properties })
    }),
  ]
  lifetime.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })

  return {
    track,
    signInCancelled: () => track({ type: 'track', event: 'CLICK_CANCEL_SIWX', properties: ofAccount() }),
    signInUnavailable: () => track({ type: 'track', event: 'SIWX_AUTH_ERROR', properties: ofAccount() }),
    disconnectFailed: ({ message }) =>
      track({ type: 'track', event: 'DISCONNECT_ERROR', properties: { message } }),
  }
}

const isOfLogin = (attempt: ConnectAttempt) => attempt.status !== 'idle' && attempt.login !== undefined

function connectedNamespaces({ namespaces }: ConnectionsState): readonly ChainNamespace[] {
  const names = Object.keys(namespaces) as ChainNamespace[]
  return names.filter((name) => namespaces[name]?.status === 'connected')
}
