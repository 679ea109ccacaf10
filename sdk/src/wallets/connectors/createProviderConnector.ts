import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorContext } from './ConnectorKind.ts'
import { createLazyConnector } from './createLazyConnector.ts'
import type { ProvidersByNamespace } from './createProviderBehaviour.ts'

export type ConnectorDetails = Pick<
  Connector,
  'id' | 'storedId' | 'formerStoredIds' | 'name' | 'type' | 'imageUrl' | 'info' | 'confirmsInPage'
>

/** A connector in front of objects in this page, one per namespace. */
export function createProviderConnector(
  { namespaces }: Pick<ConnectorContext, 'namespaces'>,
  details: ConnectorDetails,
  providers: ProvidersByNamespace,
): Connector {
  const connector = createLazyConnector(
    { ...details, namespaces: Object.keys(providers) as ChainNamespace[] },
    async () => {
      const code = await import('./use.ts')
      return code.createProviderBehaviour(namespaces, providers)
    },
  )
  // The objects are there before they are connected.
  return Object.assign(connector, { getProvider: (namespace: ChainNamespace) => providers[namespace] })
}
