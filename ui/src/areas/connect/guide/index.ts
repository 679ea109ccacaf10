import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../../shell/views/ViewDefinition.ts'
import { getWalletMessages } from '../messages/getWallet.ts'
import { whatIsAWalletMessages } from '../messages/whatIsAWallet.ts'
import { GetWalletView } from './GetWalletView.tsx'
import { WhatIsAWalletView } from './WhatIsAWalletView.tsx'

/** Help for visitors without a wallet. */
export const guideViews = {
  /** For those who have no wallet: a few to choose from. */
  GetWallet: {
    Component: GetWalletView,
    useTitle: () => useMessages(getWalletMessages)('title'),
    initialFocus: 'heading',
    next: ['Downloads', 'AllWallets'],
  },
  /** Help for those who are new to wallets. */
  WhatIsAWallet: {
    Component: WhatIsAWalletView,
    useTitle: () => useMessages(whatIsAWalletMessages)('title'),
    initialFocus: 'heading',
  },
} satisfies ViewDefinitions
