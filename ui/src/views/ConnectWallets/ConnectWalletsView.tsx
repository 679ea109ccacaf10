import { WalletList } from '../Connect/WalletList.tsx'
import { LegalNote } from '../legal/LegalNote.tsx'

/** The list of wallets alone, where `Connect` has collapsed it. */
export function ConnectWalletsView() {
  return (
    <>
      <WalletList />
      <LegalNote />
    </>
  )
}
