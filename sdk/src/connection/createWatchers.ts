import type { Connector } from '../connectors/Connector.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { ConnectionEvent } from './connectionTransitions.ts'
import { toAccounts } from './toAccounts.ts'

export interface Watchers {
  /** Listens to a connector; each namespace is listened to once. */
  watch(
    connector: Connector,
    namespaces: readonly ChainNamespace[],
    send: (namespaces: readonly ChainNamespace[], event: ConnectionEvent) => void,
  ): void
  stop(namespace: ChainNamespace): void
  stopAll(): void
}

/** Keeps track of which connectors are listened to, by namespace. */
export function createWatchers(): Watchers {
  const stops = new Map<ChainNamespace, () => void>()

  function stop(namespace: ChainNamespace): void {
    const stopWatching = stops.get(namespace)
    stops.delete(namespace)
    try {
      stopWatching?.()
    } catch {
      // A wallet that does not let go of its listeners must not keep the visitor connected.
    }
  }

  return {
    watch(connector, namespaces, send) {
      for (const namespace of namespaces) {
        stop(namespace)
        const stopWatching = connector.watch([namespace], {
          accountsChanged: (name, addresses) =>
            send([name], { type: 'accountsChanged', accounts: toAccounts(name, addresses) }),
          chainChanged: (name, caipNetworkId) => send([name], { type: 'chainChanged', caipNetworkId }),
          disconnected: (names) => send(names, { type: 'disconnect' }),
        })
        stops.set(namespace, stopWatching)
      }
    },
    stop,
    stopAll() {
      for (const namespace of [...stops.keys()]) stop(namespace)
    },
  }
}
