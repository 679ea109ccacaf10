import type { Config, ConnectorEventMap, CreateConnectorFn } from '@wagmi/core'
import { createEmitter } from '@wagmi/core/internal'
import type { Connector } from '../../wallets/connectors/Connector.ts'
import { externalConnector } from '../../wallets/connectors/external/externalConnector.ts'
import { createWagmiProvider } from './createWagmiProvider.ts'

/** One of the host app's wagmi connectors. */
export interface HostConnector {
  readonly connector: Connector
  /** Whether its wallet is in this browser. Absent: it needs none here. */
  readonly isPresent?: () => Promise<boolean>
}

/** Types of wagmi's connectors that bring a provider along, and load a library to have it. */
const ownProviders: ReadonlySet<string> = new Set([
  'baseAccount',
  'coinbaseWallet',
  'gemini',
  'metaMask',
  'porto',
  'walletConnect',
])

/**
 * The host app's wagmi connectors as connectors of the kit, which lists them with the wallets. wagmi itself has the
 * kit's connector alone, so that there is one connection and not two.
 */
export function createHostConnectors(
  connectors: readonly CreateConnectorFn[],
  config: Config,
): readonly HostConnector[] {
  return connectors.map((create, index) => {
    const emitter = createEmitter<ConnectorEventMap>(`host-${index}`)
    const connector = create({ chains: config.chains, emitter, storage: config.storage })
    void connector.setup?.()
    return {
      connector: externalConnector({
        id: connector.id,
        name: connector.name,
        ...(connector.icon && { imageUrl: connector.icon }),
        providers: { eip155: createWagmiProvider(connector, emitter) },
      }),
      ...(!ownProviders.has(connector.type) && { isPresent: () => hasProvider(connector) }),
    }
  })
}

async function hasProvider(connector: ReturnType<CreateConnectorFn>): Promise<boolean> {
  try {
    return Boolean(await connector.getProvider())
  } catch {
    // A connector may also throw where its wallet is not in this browser.
    return false
  }
}
