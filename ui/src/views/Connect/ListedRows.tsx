import type { ListedWallet } from '@wallet-kit/sdk'
import { getListedNote } from '@wallet-kit/sdk/actions'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { WalletRow } from '../../components/Row/WalletRow.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { shellMessages } from '../../messages/shell/shellMessages.ts'
import { useKit } from '../../provider/useKit.ts'
import { openWallet } from '../openWallet.ts'

export interface ListedRowsProps {
  readonly wallets: readonly ListedWallet[]
  /** Whether their apps cannot be opened yet. */
  readonly isPreparing?: boolean
}

/** Wallets that the directory or the host app suggests. */
export function ListedRows({ wallets, isPreparing = false }: ListedRowsProps) {
  const kit = useKit()
  const message = useMessages(shellMessages)
  const { featuredWalletIds = [] } = useStore(kit.stores.options)
  return wallets.map((wallet) => (
    <WalletRow
      key={wallet.id}
      testId={`wallet-selector-${featuredWalletIds.includes(wallet.id) ? 'featured-' : ''}${wallet.id}`}
      name={wallet.name || message('unknownWallet')}
      imageUrl={getWalletImageUrl(kit, wallet)}
      note={getListedNote(wallet)}
      isBusy={isPreparing && !wallet.connectorId}
      onClick={() => openWallet(kit, wallet)}
    />
  ))
}
