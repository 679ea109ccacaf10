import type { Connector } from '@wallet-kit/sdk'
import { hasDoubtfulName, selectConnector } from '@wallet-kit/sdk/actions'
import { useCallback } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { WalletRow, type WalletRowProps } from '../../../parts/Row/WalletRow.tsx'
import { usePrefetchView } from '../../../shell/views/ViewLoaderContext.ts'
import { connectMessages } from '../messages/connect.ts'

export interface InstalledRowProps {
  readonly connector: Connector
  /** All installed wallets: a name that two of them share is doubtful. */
  readonly connectors: readonly Connector[]
  readonly item?: WalletRowProps['item']
}

/** One wallet that is in this browser. */
export function InstalledRow({ connector, connectors, item }: InstalledRowProps) {
  const kit = useKit()
  const message = useMessages(connectMessages)
  const shellMessage = useMessages(shellMessages)
  const { id, name, imageUrl, type, info } = connector
  const prefetch = usePrefetchView(type === 'MULTI_CHAIN' ? 'ConnectingMultiChain' : 'ConnectingExternal')
  // Wallets choose their own names; where two are similar, the rdns distinguishes them.
  const isDoubtful = hasDoubtfulName(connector, connectors)
  const onClick = useCallback(() => selectConnector(kit, { connectorId: id }), [kit, id])
  const note = info ? info.rdns : message('noDomain')
  return (
    <WalletRow
      testId={`wallet-selector-${type === 'EXTERNAL' ? 'external-' : ''}${id}`}
      // Wallet Standard has no ids, and AppKit takes the name.
      appKitTestId={`wallet-selector-${(info || !id.includes(':') ? id : name).toLowerCase()}`}
      name={name || shellMessage('unknownWallet')}
      imageUrl={imageUrl}
      tag={type === 'EXTERNAL' ? undefined : message('installed')}
      note={isDoubtful ? note : undefined}
      item={item}
      {...prefetch}
      onClick={onClick}
    />
  )
}
