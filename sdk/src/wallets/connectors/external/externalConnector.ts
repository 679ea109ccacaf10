import { createNamespaces } from '../../../chains/namespaces/createNamespaces.ts'
import { createNamespaceLoader } from '../../../chains/namespaces/families/createNamespaceLoader.ts'
import type { Connector } from '../Connector.ts'
import type { ProvidersByNamespace } from '../createProviderBehaviour.ts'
import { createProviderConnector } from '../createProviderConnector.ts'

export interface ExternalConnectorParameters {
  /** Stable between page loads; letters, digits, dots and hyphens. */
  readonly id: string
  readonly name: string
  readonly imageUrl?: string
  /**
   * The wallet has no screen of its own: requests that sign or send are shown in the modal, and passed on once the visitor
   * has approved them. A headless host app shows them with `getWalletRequests`. Default: false.
   */
  readonly confirmsInPage?: boolean
  /** An EIP-1193 provider or a Wallet Standard wallet per namespace. */
  readonly providers: ProvidersByNamespace
}

/**
 * A connector in front of the host app's own wallet SDK.
 *
 * @example
 * createAppKit({ projectId, networks, connectors: [externalConnector({ id: 'safe', name: 'Safe', providers })] })
 */
export function externalConnector({ providers, ...details }: ExternalConnectorParameters): Connector {
  return createProviderConnector(
    { namespaces: createNamespaces([], createNamespaceLoader()) },
    { ...details, type: 'EXTERNAL' },
    // A wallet SDK that is not there gives no provider.
    Object.fromEntries(Object.entries(providers).filter(([, provider]) => provider)),
  )
}
