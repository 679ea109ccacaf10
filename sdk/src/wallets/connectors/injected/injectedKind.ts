import { namespaceTraits } from '../../../chains/namespaces/families/traits.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'
import { createProviderConnector } from '../createProviderConnector.ts'

/** The wallet that an extension injected under a well-known global of the page. */
export const injectedKind: ConnectorKind = {
  start(context, sink) {
    const stopping = new AbortController()
    for (const [namespace, traits] of Object.entries(namespaceTraits)) {
      traits.watchInjected?.(({ provider, ...found }) => {
        if (sink.getAll().some(({ id }) => id === found.id)) return
        const details = { ...found, storedId: found.id, type: 'INJECTED' as const }
        sink.add(createProviderConnector(context, details, { [namespace as ChainNamespace]: provider }))
      }, stopping.signal)
    }
    return () => stopping.abort()
  },
}
