import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { AllWalletsView } from './AllWalletsView.tsx'
import { allWalletsMessages } from './allWalletsMessages.ts'
import { prefetchWallets } from './prefetchWallets.ts'

/** The whole directory, with a search. */
export const allWalletsDefinition: ViewDefinition = {
  Component: AllWalletsView,
  useTitle: () => useMessages(allWalletsMessages)('title'),
  initialFocus: 'control',
  consent: 'due',
  next: ['Downloads', 'ConnectingWalletConnect'],
  prefetch: prefetchWallets,
}
