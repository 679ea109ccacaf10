import type { ListedWallet } from '@wallet-kit/sdk'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { WalletRow } from '../../components/Row/WalletRow.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { openWallet } from '../openWallet.ts'

/** A wallet of the directory and why it is in the list. */
export interface ListedRow {
  readonly wallet: ListedWallet
  readonly source: 'recent' | 'featured' | 'custom' | 'recommended'
}

export interface ListedRowsProps {
  readonly wallets: readonly ListedRow[]
}

/** Wallets that the directory, the host or the last visits suggest. */
export function ListedRows({ wallets }: ListedRowsProps) {
  const kit = useKit()
  const { common, connect } = useMessages()
  return wallets.map(({ wallet, source }) => (
    <WalletRow
      key={wallet.id}
      testId={`wallet-selector-${source === 'featured' ? 'featured-' : ''}${wallet.id}`}
      name={wallet.name || common.unknownWallet}
      imageUrl={getWalletImageUrl(kit, wallet)}
      tag={source === 'recent' ? connect.recent : undefined}
      onClick={() => openWallet(kit, wallet)}
    />
  ))
}
