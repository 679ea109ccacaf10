import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { GetWalletView } from './GetWalletView.tsx'
import { getWalletMessages } from './getWalletMessages.ts'

/** For those who have no wallet: a few to choose from. */
export const getWalletDefinition: ViewDefinition = {
  Component: GetWalletView,
  useTitle: () => useMessages(getWalletMessages)('title'),
  initialFocus: 'heading',
  next: ['Downloads', 'AllWallets'],
}
