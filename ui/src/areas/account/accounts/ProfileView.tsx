import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { AppKitTag } from '../../../parts/AppKitTag/AppKitTag.tsx'
import { ChooseNameRow } from '../ChooseNameRow.tsx'
import { DisconnectRow } from '../DisconnectRow.tsx'
import { Identity } from '../Identity.tsx'
import { LoginRow } from '../LoginRows.tsx'
import { Profile } from '../Profile.tsx'
import { SettingsRow } from '../SettingsRow.tsx'
import { Worth } from '../Worth.tsx'
import { AccountList } from './AccountList.tsx'
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
