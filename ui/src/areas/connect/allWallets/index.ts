import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../../shell/views/ViewDefinition.ts'
import { allWalletsMessages } from '../messages/allWallets.ts'
import { AllWalletsView } from './AllWalletsView.tsx'
import { prefetchWallets } from './prefetchWallets.ts'

/** The directory. */
export const allWalletsViews = {
  /** The whole directory, with a search. */
  AllWallets: {
    Component: AllWalletsView,
    useTitle: () => useMessages(allWalletsMessages)('title'),
    initialFocus: 'control',
    consent: 'due',
    next: ['Downloads', 'ConnectingWalletConnect'],
    prefetch: prefetchWallets,
  },
} satisfies ViewDefinitions
