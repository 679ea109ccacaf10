import type { Connector } from '@wallet-kit/sdk'
import { hasDoubtfulName, selectConnector } from '@wallet-kit/sdk/actions'
import { WalletRow } from '../../components/Row/WalletRow.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { shellMessages } from '../../messages/shell/shellMessages.ts'
import { useKit } from '../../provider/useKit.ts'
import { connectMessages } from './connectMessages.ts'

export interface InstalledRowsProps {
  readonly connectors: readonly Connector[]
}

/** Wallets that are in this browser. */
export function InstalledRows({ connectors }: InstalledRowsProps) {
  const kit = useKit()
  const message = useMessages(connectMessages)
  const shellMessage = useMessages(shellMessages)
  return connectors.map((connector) => {
    const { id, name, imageUrl } = connector
    return (
      <WalletRow
        key={id}
        testId={`wallet-selector-${id}`}
        name={name || shellMessage('unknownWallet')}
        imageUrl={imageUrl}
        tag={message(connector.type === 'MULTI_CHAIN' ? 'multichain' : 'installed')}
        // Wallets choose their own names; unless a name is known, the rdns says whose it is.
        note={hasDoubtfulName(connector, connectors) ? (connector.info?.rdns ?? id) : undefined}
        onClick={() => selectConnector(kit, { connectorId: id })}
      />
    )
  })
}
