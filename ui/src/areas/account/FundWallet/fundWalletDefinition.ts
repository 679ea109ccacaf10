import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { accountMessages } from '../Account/accountMessages.ts'
import { FundWalletView } from './FundWalletView.tsx'

/** Ways to add funds, as hosts that switch from AppKit have them behind one button. */
export const fundWalletDefinition: ViewDefinition = {
  Component: FundWalletView,
  useTitle: () => useMessages(accountMessages)('fundWallet'),
  initialFocus: 'control',
  next: ['OnRampProviders', 'WalletReceive'],
}
