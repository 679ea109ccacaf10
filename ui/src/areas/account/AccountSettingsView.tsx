import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { AccountTypeRow } from './AccountTypeRow.tsx'
import { ChooseNameRow } from './ChooseNameRow.tsx'
import { DisconnectRow } from './DisconnectRow.tsx'
import { ExplorerRow } from './ExplorerRow.tsx'
import { Identity } from './Identity.tsx'
import { LoginRow, UpgradeRow } from './LoginRows.tsx'
import { NetworkLine } from './NetworkLine.tsx'
import { Profile } from './Profile.tsx'
import { Rows } from './Rows.tsx'

/** Account settings: login, network, kind of account, name, disconnect. */
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
        <AccountTypeRow />
        <ChooseNameRow address={address} />
        <ExplorerRow address={address} />
        <DisconnectRow />
      </Rows>
    </Queries>
  )
}
