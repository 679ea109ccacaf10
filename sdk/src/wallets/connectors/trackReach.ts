import type { Connector } from './Connector.ts'
import type { ConnectorSink } from './ConnectorKind.ts'

/** Keeps `isUnreachable` of a connector up to date. Nothing is published before the first failure. */
export function trackReach(
  connector: Pick<Connector, 'id'> & { isUnreachable?: boolean },
  sink: Pick<ConnectorSink, 'refresh'>,
): (isReached: boolean) => void {
  return (isReached) => {
    if (!connector.isUnreachable === isReached) return
    connector.isUnreachable = !isReached
    sink.refresh()
  }
}
