import { LegalNote } from '../../shell/legal/LegalNote.tsx'
import { WalletList } from './WalletList.tsx'

/** The list of wallets alone, where `Connect` has collapsed it. */
export function ConnectWalletsView() {
  return (
    <>
      <WalletList />
      <LegalNote />
    </>
  )
}
