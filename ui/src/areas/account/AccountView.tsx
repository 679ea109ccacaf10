import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useWalletInfo } from '../../kit/hooks/useWalletInfo.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { Footnote } from '../../parts/Footnote.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { Chips } from './Chip.tsx'
import { ChooseNameChip } from './ChooseNameChip.tsx'
import { ExplorerLink } from './ExplorerLink.tsx'
import { FeatureButtons } from './FeatureButtons.tsx'
import { Identity } from './Identity.tsx'
import { accountMessages } from './messages/account.ts'
import { NetworkChip } from './NetworkChip.tsx'
import { Profile } from './Profile.tsx'
import { Worth } from './Worth.tsx'

/** The connected account. */
export function AccountView() {
  const message = useMessages(accountMessages)
  const { address } = useAppKitAccount()
  const { walletInfo } = useWalletInfo()
  if (!address) return null
  return (
    <Queries>
      <Profile address={address}>
        <Identity address={address}>
          <ExplorerLink address={address} />
        </Identity>
        <Worth address={address} />
        <Chips>
          <NetworkChip />
          <ChooseNameChip address={address} />
        </Chips>
      </Profile>
      <FeatureButtons />
      <AccountTabs address={address} />
      {walletInfo && walletInfo.type !== 'AUTH' && (
        <Footnote>{message('connectedWith', { name: walletInfo.name })}</Footnote>
      )}
    </Queries>
  )
}
