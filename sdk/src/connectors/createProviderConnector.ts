import type { ChainNamespace } from '../networks/Caip.ts'
import { loadOnce } from '../platform/loadOnce.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorContext } from './ConnectorKind.ts'
import type { ProviderBehaviour, ProvidersByNamespace } from './createProviderBehaviour.ts'

export type ConnectorDetails = Pick<Connector, 'id' | 'name' | 'type' | 'imageUrl' | 'info'>

/** A connector in front of objects in this page, one per namespace. How it behaves is loaded on first use. */
export function createProviderConnector(
  { namespaces }: Pick<ConnectorContext, 'namespaces'>,
  details: ConnectorDetails,
  providers: ProvidersByNamespace,
): Connector {
  let loaded: ProviderBehaviour | undefined
  const behaviour = loadOnce(async () => {
    const { createProviderBehaviour } = await import('./createProviderBehaviour.ts')
    loaded = createProviderBehaviour(namespaces, providers)
    return loaded
  })
  return {
    ...details,
    namespaces: Object.keys(providers) as ChainNamespace[],
    getProvider: (namespace) => providers[namespace],
    connect: async (request) => (await behaviour()).connect(request),
    restore: async (request) => (await behaviour()).restore(request),
    disconnect: async (names) => (await behaviour()).disconnect(names),
    // Connecting or restoring has loaded it, so that no event is missed in between.
    watch: (names, events) => loaded?.watch(names, events) ?? (() => undefined),
  }
}
