import type { ConnectorOrderType, ListedWallet } from '@wallet-kit/sdk'
import { getListedNote } from '@wallet-kit/sdk/actions'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { openWallet } from '../../../kit/wallet/openWallet.ts'
import { WalletRow } from '../../../parts/Row/WalletRow.tsx'
import { usePrefetchView } from '../../../shell/views/ViewLoaderContext.ts'
import { connectMessages } from '../messages/connect.ts'

export interface ListedRowsProps {
  readonly kind: ConnectorOrderType
  readonly wallets: readonly ListedWallet[]
  /** Whether their apps cannot be opened yet. */
  readonly isPreparing?: boolean
}

/** Wallets from outside of this browser: recent ones, and those that the directory or the host app suggests. */
export function ListedRows({ kind, wallets, isPreparing = false }: ListedRowsProps) {
  const kit = useKit()
  const message = useMessages(connectMessages)
  const shellMessage = useMessages(shellMessages)
  const prefetch = usePrefetchView('ConnectingWalletConnect')
  return wallets.map((wallet) => (
    <WalletRow
      key={wallet.id}
      testId={`wallet-selector-${kind === 'featured' ? 'featured-' : ''}${wallet.id}`}
      appKitTestId={`wallet-selector-${wallet.id}`}
      name={wallet.name || shellMessage('unknownWallet')}
      imageUrl={getWalletImageUrl(kit, wallet)}
      tag={kind === 'recent' ? message('recent') : undefined}
      note={getListedNote(wallet)}
      isBusy={isPreparing && !wallet.connectorId}
      {...prefetch}
      onClick={() => openWallet(kit, wallet)}
    />
  ))
}
