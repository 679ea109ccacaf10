import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../shell/views/ViewDefinition.ts'
import { AccountBar } from './AccountBar.tsx'
import { AccountSettingsView } from './AccountSettingsView.tsx'
import { AccountView } from './AccountView.tsx'
import { ProfileView } from './accounts/ProfileView.tsx'
import { SwitchAddressView } from './accounts/SwitchAddressView.tsx'
import { accountMessages } from './messages/account.ts'
import { profileMessages } from './messages/profile.ts'
import { switchAddressMessages } from './messages/switchAddress.ts'
import { NetworkHeaderButton } from './NetworkHeaderButton.tsx'
import { SmartSessionsButton } from './SmartSessionsButton.tsx'

/** Views of the connected account, in one chunk: they share most of their parts. */
export const accountViews = {
  /** The connected account, its network and balance, and how to disconnect. */
  Account: {
    Component: AccountView,
    useTitle: () => useMessages(accountMessages)('title'),
    initialFocus: 'control',
    HeaderStart: NetworkHeaderButton,
    HeaderEnd: SmartSessionsButton,
    Footer: AccountBar,
    next: ['Networks'],
  },
  /** Settings of the active account. */
  AccountSettings: {
    Component: AccountSettingsView,
    useTitle: () => useMessages(accountMessages)('settings'),
    initialFocus: 'control',
    next: ['Networks'],
  },
  /** The active account with all others beside it. */
  Profile: {
    Component: ProfileView,
    useTitle: () => useMessages(profileMessages)('title'),
    initialFocus: 'control',
  },
  /** The accounts that the connected wallets share. */
  SwitchAddress: {
    Component: SwitchAddressView,
    useTitle: () => useMessages(switchAddressMessages)('title'),
    initialFocus: 'control',
  },
} satisfies ViewDefinitions
