import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { ChooseNameRow } from '../Account/ChooseNameRow.tsx'
import { DisconnectRow } from '../Account/DisconnectRow.tsx'
import { ExplorerRow } from '../Account/ExplorerRow.tsx'
import { Identity } from '../Account/Identity.tsx'
import { LoginRow, UpgradeRow } from '../Account/LoginRows.tsx'
import { NetworkLine } from '../Account/NetworkLine.tsx'
import { Profile } from '../Account/Profile.tsx'
import { Rows } from '../Account/Rows.tsx'

/** Who the active account is, where it is active, what it is called, and how it leaves. */
export function AccountSettingsView() {
  const { address } = useAppKitAccount()
  if (!address) return null
  return (
    <Queries>
      <Profile address={address}>
        <Identity address={address} testId="account-settings-address" />
      </Profile>
      <Rows>
        <UpgradeRow />
        <LoginRow />
        <NetworkLine />
        <ChooseNameRow address={address} />
        <ExplorerRow address={address} />
        <DisconnectRow />
      </Rows>
    </Queries>
  )
}
