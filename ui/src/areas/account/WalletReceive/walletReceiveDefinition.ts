import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { WalletReceiveView } from './WalletReceiveView.tsx'
import { walletReceiveMessages } from './walletReceiveMessages.ts'

/** The account's address, to be paid to. */
export const walletReceiveDefinition: ViewDefinition = {
  Component: WalletReceiveView,
  useTitle: () => useMessages(walletReceiveMessages)('title'),
  initialFocus: 'heading',
}
