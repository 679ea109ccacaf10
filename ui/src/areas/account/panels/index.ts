import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { activityMessages } from '../../activity/messages/activity.ts'
import { requestViews } from '../../approve/requests/index.ts'
import { accountMessages } from '../messages/account.ts'
import { namesMessages } from '../messages/names.ts'
import { nftsMessages } from '../messages/nfts.ts'
import { smartSessionMessages } from '../messages/smartSessions.ts'
import { walletReceiveMessages } from '../messages/walletReceive.ts'
import { ChooseAccountNameView } from '../names/ChooseAccountNameView.tsx'
import { RegisterAccountNameSuccessView } from '../names/RegisterAccountNameSuccessView.tsx'
import { RegisterAccountNameView } from '../names/RegisterAccountNameView.tsx'
import { NftDetailsView } from '../nfts/NftDetailsView.tsx'
import { SmartSessionListView } from '../sessions/SmartSessionListView.tsx'
import { FundWalletView } from './FundWalletView.tsx'
import { TransactionsView } from './TransactionsView.tsx'
import { WalletReceiveView } from './WalletReceiveView.tsx'

/** Views of what an account holds, has done and receives, and of its names and sessions, in one chunk: each is small. */
export const panelViews = {
  ...requestViews,
  /** Introduces names of accounts. */
  ChooseAccountName: {
    Component: ChooseAccountNameView,
    useTitle: () => useMessages(namesMessages)('introTitle'),
    initialFocus: 'control',
    next: ['RegisterAccountName'],
  },
  /** Ways to add funds, as hosts that switch from AppKit have them behind one button. */
  FundWallet: {
    Component: FundWalletView,
    useTitle: () => useMessages(accountMessages)('fundWallet'),
    initialFocus: 'control',
    next: ['OnRampProviders', 'WalletReceive'],
  },
  /** One NFT of the account. */
  NftDetails: {
    Component: NftDetailsView,
    useTitle() {
      const message = useMessages(nftsMessages)
      return useViewData('NftDetails')?.nft.name ?? message('list')
    },
    initialFocus: 'heading',
  },
  /** Registers a name for the account. */
  RegisterAccountName: {
    Component: RegisterAccountNameView,
    useTitle: () => useMessages(namesMessages)('title'),
    initialFocus: 'control',
    next: ['RegisterAccountNameSuccess'],
  },
  /** A name has been registered; there is no way back to its form. */
  RegisterAccountNameSuccess: {
    Component: RegisterAccountNameSuccessView,
    useTitle: () => useMessages(namesMessages)('successTitle'),
    initialFocus: 'control',
    hidesBack: true,
  },
  /** Permissions of apps to act for the account, with a way to revoke them. */
  SmartSessionList: {
    Component: SmartSessionListView,
    useTitle: () => useMessages(smartSessionMessages)('title'),
    initialFocus: 'heading',
  },
  /** History of the account. */
  Transactions: {
    Component: TransactionsView,
    useTitle: () => useMessages(activityMessages)('title'),
    initialFocus: 'heading',
  },
  /** The account's address, to be paid to. */
  WalletReceive: {
    Component: WalletReceiveView,
    useTitle: () => useMessages(walletReceiveMessages)('title'),
    initialFocus: 'heading',
  },
} satisfies ViewDefinitions
