import { Footnote } from '../../components/Footnote.tsx'
import { useAppKitAccount } from '../../hooks/useAppKitAccount.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Queries } from '../../provider/Queries.tsx'
import { AccountsRow } from './AccountsRow.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { accountMessages } from './accountMessages.ts'
import { Balance } from './Balance.tsx'
import { ChooseNameRow } from './ChooseNameRow.tsx'
import { DisconnectRow } from './DisconnectRow.tsx'
import { ExplorerRow } from './ExplorerRow.tsx'
import { FeatureButtons } from './FeatureButtons.tsx'
import { Identity } from './Identity.tsx'
import { NetworkLine } from './NetworkLine.tsx'
import { Profile } from './Profile.tsx'
import { Rows } from './Rows.tsx'
import { TotalValue } from './TotalValue.tsx'

/** The connected account. */
export function AccountView() {
  const message = useMessages(accountMessages)
  const { address } = useAppKitAccount()
  const { walletInfo } = useWalletInfo()
  if (!address) return null
  return (
    <Queries>
      <Profile address={address}>
        <Identity address={address} />
        <Balance address={address} />
        <TotalValue address={address} />
      </Profile>
      <FeatureButtons />
      <AccountTabs address={address} />
      <Rows>
        <AccountsRow />
        <ChooseNameRow address={address} />
        <NetworkLine />
        <ExplorerRow address={address} />
        <DisconnectRow />
      </Rows>
      {walletInfo && walletInfo.type !== 'AUTH' && (
        <Footnote>{message('connectedWith', { name: walletInfo.name })}</Footnote>
      )}
    </Queries>
  )
}
