import { requestProviders } from 'mipd'
import { getWindow } from '../platform/getWindow.ts'
import type { Store } from '../stores/createStore.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorsState } from './ConnectorsState.ts'
import { isEip1193Provider } from './isEip1193Provider.ts'
import { type Announcement, readAnnouncement } from './readAnnouncement.ts'

export interface Connectors {
  /** Starts or stops listening to announcements. Stopping also removes the announced wallets. */
  setAnnouncedEnabled(enabled: boolean): void
  /** Looks up the wallet of a stored id: an announced one by rdns, else by connector id. */
  find(storedId: string): Connector | undefined
  /** Resolves as soon as that wallet is there. The caller's signal ends the wait. */
  waitFor(storedId: string, signal: AbortSignal): Promise<Connector>
}

interface CreateConnectorsParameters {
  readonly store: Store<ConnectorsState>
  readonly enableInjected: boolean
  readonly connectorImages: Readonly<Record<string, string>> | undefined
  readonly lifetime: AbortSignal
  /** A wallet that is connected stays known. */
  isInUse(connector: Connector): boolean
}

/** Finds the wallets of this page: announced ones (EIP-6963) and the legacy `window.ethereum`. */
export function createConnectors(parameters: CreateConnectorsParameters): Connectors {
  const { store, lifetime, isInUse } = parameters
  let stopListening: (() => void) | undefined

  function add(connector: Connector): void {
    const imageUrl = parameters.connectorImages?.[connector.id] ?? connector.imageUrl
    const { connectors } = store.getState()
    store.set({ connectors: [...connectors, imageUrl ? { ...connector, imageUrl } : connector] })
  }

  function addAnnounced(announcement: Announcement): void {
    const { connectors } = store.getState()
    const { name, rdns, uuid, provider, imageUrl } = announcement
    const known = connectors.filter(({ info }) => info?.rdns === rdns)
    // A wallet may announce itself again and again. The first object stays the one that was chosen.
    if (known.some((connector) => connector.info?.uuid === uuid && connector.name === name)) return
    add({
      // Whoever borrows another wallet's rdns must not hide it: both are listed, under different ids.
      id: known.length === 0 ? rdns : `${rdns}:${uuid}:${known.length}`,
      name,
      type: 'ANNOUNCED',
      chain: 'eip155',
      info: { rdns, uuid },
      provider,
      ...(imageUrl && { imageUrl }),
    })
  }

  function addInjected(): void {
    const provider = readInjectedProvider()
    if (!provider || lifetime.aborted || store.getState().connectors.some(({ id }) => id === 'injected'))
      return
    add({ id: 'injected', name: 'Browser Wallet', type: 'INJECTED', chain: 'eip155', provider })
  }

  const connectors: Connectors = {
    setAnnouncedEnabled(enabled) {
      stopListening?.()
      stopListening = undefined
      if (enabled && !lifetime.aborted) {
        stopListening = requestProviders((detail) => {
          const announcement = readAnnouncement(detail)
          if (announcement) addAnnounced(announcement)
        })
      } else if (!enabled) {
        const { connectors } = store.getState()
        store.set({
          connectors: connectors.filter((connector) => connector.type !== 'ANNOUNCED' || isInUse(connector)),
        })
      }
    },
    find: (storedId) =>
      store.getState().connectors.find(({ id, info }) => info?.rdns === storedId || id === storedId),
    waitFor(storedId, signal) {
      return new Promise((resolve) => {
        const present = connectors.find(storedId)
        if (present) return resolve(present)
        const stop = store.subscribe(() => {
          const connector = connectors.find(storedId)
          if (!connector) return
          stop()
          resolve(connector)
        })
        signal.addEventListener('abort', stop, { once: true })
      })
    },
  }

  if (parameters.enableInjected) {
    addInjected()
    // Some wallets inject after the page's scripts have run and say so with this event.
    getWindow()?.addEventListener('ethereum#initialized', addInjected, { signal: lifetime, once: true })
  }
  lifetime.addEventListener('abort', () => stopListening?.(), { once: true })
  return connectors
}

function readInjectedProvider() {
  try {
    const { ethereum } = (getWindow() ?? {}) as { ethereum?: unknown }
    return isEip1193Provider(ethereum) ? ethereum : undefined
  } catch {
    // A page may define a getter that throws to keep wallets out.
    return undefined
  }
}
