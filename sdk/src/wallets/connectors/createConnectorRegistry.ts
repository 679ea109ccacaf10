import type { Store } from '../../foundation/stores/createStore.ts'
import { announcedKind } from './announced/announcedKind.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorContext, ConnectorKind, ConnectorSink } from './ConnectorKind.ts'
import type { ConnectorsState } from './ConnectorsState.ts'

/** More wallets than these announce or register themselves only to slow a page down, or to hide one among them. */
const mostFound = 500

export interface ConnectorRegistry {
  /** Lets kinds of connectors begin to add theirs. */
  start(kinds: readonly ConnectorKind[]): void
  /** Starts or stops listening to announcements. Stopping also removes the announced wallets. */
  setAnnouncedEnabled(enabled: boolean): void
}

interface CreateConnectorRegistryParameters {
  readonly store: Store<ConnectorsState>
  readonly context: ConnectorContext
  /** Connectors that are connected, or being asked: they stay known. */
  getInUse(): readonly Connector[]
}

/** Collects the connectors of every kind, each wallet once. */
export function createConnectorRegistry(parameters: CreateConnectorRegistryParameters): ConnectorRegistry {
  const { store, context, getInUse } = parameters
  const running = new Map<ConnectorKind, () => void>()
  let found: readonly Connector[] = []
  let arrange: Parameters<ConnectorSink['arrange']>[0] = (all) => all

  function publish(next: readonly Connector[]): void {
    found = next
    store.set({ connectors: arrange(found, getInUse()) })
  }

  const sink: ConnectorSink = {
    getAll: () => found,
    add(connector) {
      const isFlood = connector.type === 'ANNOUNCED' && found.length >= mostFound
      if (context.lifetime.aborted || isFlood || found.some(({ id }) => id === connector.id)) return
      const imageUrl = context.stores.options.getState().connectorImages?.[connector.id]
      const { imageUrl: ownImageUrl } = connector
      publish([...found, imageUrl ? Object.assign(connector, { imageUrl, ownImageUrl }) : connector])
    },
    refresh: () => publish(found),
    arrange(next) {
      arrange = next
      publish(found)
    },
    remove(id) {
      const kept = getInUse().flatMap((connector) => connector.parts ?? connector)
      publish(found.filter((connector) => connector.id !== id || kept.includes(connector)))
    },
  }

  function start(kind: ConnectorKind): void {
    if (!context.lifetime.aborted && !running.has(kind)) running.set(kind, kind.start(context, sink))
  }

  function stop(kind: ConnectorKind): void {
    running.get(kind)?.()
    running.delete(kind)
  }

  context.lifetime.addEventListener('abort', () => [...running.keys()].forEach(stop), { once: true })
  return {
    start: (kinds) => kinds.forEach(start),
    setAnnouncedEnabled: (enabled) => (enabled ? start(announcedKind) : stop(announcedKind)),
  }
}
