import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Connector } from './Connector.ts'
import { createLazyConnector } from './createLazyConnector.ts'
import type { ProvidersByNamespace } from './createProviderBehaviour.ts'
import type { PageWallet } from './together/prepareTogether.ts'

export type ConnectorDetails = Pick<
  Connector,
  'id' | 'storedId' | 'formerStoredIds' | 'name' | 'type' | 'imageUrl' | 'info' | 'confirmsInPage'
>

/** A connector in front of objects in this page, one per namespace. */
export function createProviderConnector(
  context: PageWallet['context'],
  details: ConnectorDetails,
  providers: ProvidersByNamespace,
): Connector {
  const connector = createLazyConnector(
    { ...details, namespaces: Object.keys(providers) as ChainNamespace[] },
    async () => {
      const code = await import('./use.ts')
      return code.createProviderBehaviour({ context, details }, providers)
    },
  )
  // The objects are there before they are connected.
  return Object.assign(connector, { getProvider: (namespace: ChainNamespace) => providers[namespace] })
}
