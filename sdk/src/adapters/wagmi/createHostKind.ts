import type { Connector } from '../../connectors/Connector.ts'
import type { ConnectorKind } from '../../connectors/ConnectorKind.ts'

/**
 * The host app's wagmi connectors, for as long as they are attached.
 *
 * @param attached aborts when the kit is not to list them any more
 */
export function createHostKind(connectors: readonly Connector[], attached: AbortSignal): ConnectorKind {
  return {
    start(_context, sink) {
      for (const connector of connectors) sink.add(connector)
      attached.addEventListener('abort', () => {
        for (const { id } of connectors) sink.remove(id)
      })
      return () => undefined
    },
  }
}
