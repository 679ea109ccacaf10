import type { Connector } from '../Connector.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'

/** Connectors that the host app passes in: in front of a wallet SDK (`externalConnector`), or all its own. */
export function createExternalKind(connectors: readonly Connector[]): ConnectorKind {
  return {
    start(_context, sink) {
      for (const connector of connectors) sink.add(connector)
      return () => undefined
    },
  }
}
