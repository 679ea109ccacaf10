import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { logWarning } from '../../foundation/logs/log.ts'
import { loadOnce } from '../../foundation/platform/loadOnce.ts'
import { readDevice } from '../../foundation/platform/readDevice.ts'
import type { TrackEvent } from '../../foundation/query/TrackEvent.ts'
import type { ConnectAttempt, ConnectionsState } from '../../wallets/connection/ConnectionState.ts'
import { isSmartAccount } from '../../wallets/connection/isSmartAccount.ts'
import { matchesConnectorId } from '../../wallets/connectors/matchesConnectorId.ts'
import { isDeepLinkStored } from '../../wallets/connectors/pairing/deepLinkKey.ts'
import type { ListedWallet } from '../../wallets/directory/ListedWallet.ts'
import { getPickedWallet } from '../navigation/getPickedWallet.ts'
import type { ModalContext } from '../navigation/ModalContext.ts'
import { accountViewEvents, ownViewEvents, viewEvents } from '../navigation/viewEvents.ts'
import type { KitEvent } from './EventsState.ts'
import { loadEventsUse } from './loadEventsUse.ts'
import type { LoginChange } from './loginEvents.ts'

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
export function createEventTracker(context: ModalContext): EventTracker {
  const { stores, lifetime } = context
  const { connection, connectors, events, modal, networks, signIn } = stores
  const track = (data: KitEvent) => events.set({ ...events.getState(), timestamp: Date.now(), data })
  const isConnected = () => connectedNamespaces(connection.getState()).length > 0
  const ofAccount = () => ({
    network: networks.getState().active.caipNetworkId,
    isSmartAccount: isSmartAccount(context),
  })

  const findConnector = (connectorId: string) =>
    connectors.getState().connectors.find((candidate) => matchesConnectorId(candidate, connectorId))

  /** The directory's wallet that the visitor picked last: all of them share the pairing connector. */
  let picked: ListedWallet | undefined

  function describeSelected(connectorId: string) {
    const connector = findConnector(connectorId)
    const isPaired = connector?.type === 'WALLET_CONNECT'
    picked = isPaired ? getPickedWallet(modal.getState()) : undefined
    const isOpened = picked?.mobile_link && readDevice().isMobile
    const platform = isPaired ? (isOpened ? 'mobile' : 'qrcode') : 'browser'
    return { name: picked?.name ?? connector?.name ?? connectorId, platform } as const
  }

  function describeConnected(connectorId: string, namespace: ChainNamespace | undefined) {
    const connector = findConnector(connectorId)
    const reached = namespace && connector?.getWallet?.(namespace)?.name
    const name = picked?.name ?? reached ?? connector?.name ?? connectorId
    if (connector?.type !== 'WALLET_CONNECT') return { method: 'browser', name } as const
    return { method: isDeepLinkStored() ? 'mobile' : 'qrcode', name } as const
  }

  // Few visitors log in: not loaded with the modal.
  let loginEvents: Awaited<ReturnType<typeof loadEventsUse>> | undefined
  const loadLoginEvents = loadOnce(loadEventsUse)

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
      if (now.status === 'asking' && (before.status === 'idle' || before.number !== now.number)) {
        const properties = describeSelected(now.connectorId)
        if (!now.login) track({ type: 'track', event: 'SELECT_WALLET', properties })
      }
      if (now.status === 'failed' && before !== now) {
        const { code, message } = now.error
        const event = code === 'USER_REJECTED' ? code : 'CONNECT_ERROR'
        track({ type: 'track', event, properties: { message } })
      }
      if (before.status === 'asking' && now.status === 'idle') {
        const { connectorId, login, namespaces } = before
        const [namespace] = namespaces.filter((name) => connected.includes(name))
        const { method, name } = describeConnected(connectorId, namespace)
        // AppKit's word for every login.
        const properties = { method: login ? 'email' : method, name } as const
        if (isDone) track({ type: 'track', event: 'CONNECT_SUCCESS', properties })
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
