import type { ChainNamespace } from '../networks/Caip.ts'
import type { Store } from '../stores/createStore.ts'
import { announcedKind } from './announced/announcedKind.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorContext, ConnectorKind, ConnectorSink } from './ConnectorKind.ts'
import type { ConnectorsState } from './ConnectorsState.ts'

export interface ConnectorRegistry {
  /** Starts or stops listening to announcements. Stopping also removes the announced wallets. */
  setAnnouncedEnabled(enabled: boolean): void
  /** Looks up the connector of a stored id for a namespace: an announced one by rdns, else by connector id. */
  find(storedId: string, namespace: ChainNamespace): Connector | undefined
  /** Resolves as soon as that connector is there. The caller's signal ends the wait. */
  waitFor(storedId: string, namespace: ChainNamespace, signal: AbortSignal): Promise<Connector>
}

interface CreateConnectorRegistryParameters {
  readonly store: Store<ConnectorsState>
  readonly context: ConnectorContext
  readonly kinds: readonly ConnectorKind[]
  /** A connector that is connected stays known. */
  isInUse(connector: Connector): boolean
}

/** Collects the connectors of every kind, each wallet once. */
export function createConnectorRegistry(parameters: CreateConnectorRegistryParameters): ConnectorRegistry {
  const { store, context, kinds, isInUse } = parameters
  const running = new Map<ConnectorKind, () => void>()
  let found: readonly Connector[] = []
  let arrange = (all: readonly Connector[]) => all

  function publish(next: readonly Connector[]): void {
    found = next
    store.set({ connectors: arrange(found) })
  }

  const sink: ConnectorSink = {
    getAll: () => found,
    add(connector) {
      if (context.lifetime.aborted || found.some(({ id }) => id === connector.id)) return
      const imageUrl = context.stores.options.getState().connectorImages?.[connector.id]
      publish([...found, imageUrl ? Object.assign(connector, { imageUrl }) : connector])
    },
    arrange(next) {
      arrange = next
      publish(found)
    },
    remove: (id) => publish(found.filter((connector) => connector.id !== id || isInUse(connector))),
  }

  function start(kind: ConnectorKind): void {
    if (!context.lifetime.aborted && !running.has(kind)) running.set(kind, kind.start(context, sink))
  }

  function stop(kind: ConnectorKind): void {
    running.get(kind)?.()
    running.delete(kind)
  }

  const registry: ConnectorRegistry = {
    setAnnouncedEnabled: (enabled) => (enabled ? start(announcedKind) : stop(announcedKind)),
    find: (storedId, namespace) =>
      store
        .getState()
        .connectors.find(
          ({ id, info, namespaces }) =>
            (info?.rdns === storedId || id === storedId) && namespaces.includes(namespace),
        ),
    waitFor(storedId, namespace, signal) {
      return new Promise((resolve) => {
        const present = registry.find(storedId, namespace)
        if (present) return resolve(present)
        const stopWaiting = store.subscribe(() => {
          const connector = registry.find(storedId, namespace)
          if (!connector) return
          stopWaiting()
          resolve(connector)
        })
        signal.addEventListener('abort', stopWaiting, { once: true })
      })
    },
  }

  for (const kind of kinds) start(kind)
  context.lifetime.addEventListener('abort', () => [...running.keys()].forEach(stop), { once: true })
  return registry
}
