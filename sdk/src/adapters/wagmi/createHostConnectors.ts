import type { Config, ConnectorEventMap, CreateConnectorFn } from '@wagmi/core'
import { createEmitter } from '@wagmi/core/internal'
import type { Connector } from '../../connectors/Connector.ts'
import { externalConnector } from '../../connectors/external/externalConnector.ts'
import { createWagmiProvider } from './createWagmiProvider.ts'

/**
 * The host app's wagmi connectors as connectors of the kit, which lists them with the wallets. wagmi itself has the
 * kit's connector alone, so that there is one connection and not two.
 */
export function createHostConnectors(
  connectors: readonly CreateConnectorFn[],
  config: Config,
): readonly Connector[] {
  return connectors.map((create, index) => {
    const emitter = createEmitter<ConnectorEventMap>(`host-${index}`)
    const connector = create({ chains: config.chains, emitter, storage: config.storage })
    void connector.setup?.()
    return externalConnector({
      id: connector.id,
      name: connector.name,
      ...(connector.icon && { imageUrl: connector.icon }),
      providers: { eip155: createWagmiProvider(connector, emitter) },
    })
  })
}
