import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { WhatIsAWalletView } from './WhatIsAWalletView.tsx'
import { whatIsAWalletMessages } from './whatIsAWalletMessages.ts'

/** Help for those who are new to wallets. */
export const whatIsAWalletDefinition: ViewDefinition = {
  Component: WhatIsAWalletView,
  useTitle: () => useMessages(whatIsAWalletMessages)('title'),
  initialFocus: 'heading',
}
