import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { AppKitTag } from '../../../parts/AppKitTag/AppKitTag.tsx'
import { ChooseNameRow } from '../Account/ChooseNameRow.tsx'
import { DisconnectRow } from '../Account/DisconnectRow.tsx'
import { Identity } from '../Account/Identity.tsx'
import { LoginRow } from '../Account/LoginRows.tsx'
import { Profile } from '../Account/Profile.tsx'
import { SettingsRow } from '../Account/SettingsRow.tsx'
import { Worth } from '../Account/Worth.tsx'
import { AccountList } from '../SwitchAddress/AccountList.tsx'
import { SignedInAccounts } from './SignedInAccounts.tsx'

/** The active account, the others that can take its place, and those of the session. */
export function ProfileView() {
  const { address } = useAppKitAccount()
  if (!address) return null
  return (
    <Queries>
      <Profile address={address}>
        <Identity address={address} />
        <Worth address={address} />
      </Profile>
      <LoginRow />
      <AppKitTag name="wui-icon-link" testId="wui-active-profile-wallet-item-more-button">
        {() => <SettingsRow testId="account-settings-button" />}
      </AppKitTag>
      <AccountList />
      <ChooseNameRow address={address} />
      <SignedInAccounts />
      <DisconnectRow />
    </Queries>
  )
}
