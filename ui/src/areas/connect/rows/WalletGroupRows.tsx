import type { ReactNode } from 'react'
import type { WalletGroup } from '../arrangeWallets.ts'
import { InstalledRows } from './InstalledRows.tsx'
import { ListedRows } from './ListedRows.tsx'
import { PairingRow } from './PairingRow.tsx'

export interface WalletGroupRowsProps extends WalletGroup {
  /** Whether apps cannot be opened yet. */
  readonly isPreparing: boolean
  /** Rows after those of the group. */
  readonly children?: ReactNode
}

/** The rows of one kind of wallets. */
export function WalletGroupRows({ kind, connectors, wallets, isPreparing, children }: WalletGroupRowsProps) {
  const [pairing] = connectors
  return (
    <>
      {kind === 'walletConnect' ? (
        pairing && <PairingRow connector={pairing} />
      ) : (
        <InstalledRows connectors={connectors} />
      )}
      <ListedRows kind={kind} wallets={wallets} isPreparing={isPreparing} />
      {children}
    </>
  )
}
