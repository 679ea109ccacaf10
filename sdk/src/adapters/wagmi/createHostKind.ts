import { getWindow } from '../../foundation/platform/getWindow.ts'
import type { ConnectorKind } from '../../wallets/connectors/ConnectorKind.ts'
import type { HostConnector } from './createHostConnectors.ts'

/**
 * The host app's wagmi connectors, for as long as they are attached. A connector whose wallet is not in this browser
 * (`getProvider` returns `undefined`) is not listed; a wallet may be put into the page until that has loaded.
 *
 * @param attached aborts when the kit is not to list them any more
 */
export function createHostKind(connectors: readonly HostConnector[], attached: AbortSignal): ConnectorKind {
  return {
    start(_context, sink) {
      const isListed = (id: string) => sink.getAll().some((connector) => connector.id === id)

      async function look({ connector, isPresent }: HostConnector): Promise<void> {
        if (isListed(connector.id)) return
        if (isPresent && !(await isPresent())) return
        if (!attached.aborted && !isListed(connector.id)) sink.add(connector)
      }

      const lookForAll = () => {
        for (const connector of connectors) void look(connector)
      }
      lookForAll()
      const page = getWindow()
      if (page && page.document.readyState !== 'complete')
        page.addEventListener('load', lookForAll, { once: true, signal: attached })
      attached.addEventListener('abort', () => {
        for (const { connector } of connectors) sink.remove(connector.id)
      })
      return () => undefined
    },
  }
}
