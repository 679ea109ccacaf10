import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../shell/views/ViewDefinition.ts'
import { ConnectHeaderStart } from './ConnectHeaderStart.tsx'
import { ConnectView } from './ConnectView.tsx'
import { ConnectWalletsView } from './ConnectWalletsView.tsx'
import { connectMessages } from './messages/connect.ts'

/** First views, part of the modal’s own chunk. */
export const connectViews = {
  /** The list of wallets: where the modal begins. */
  Connect: {
    Component: ConnectView,
    useTitle: () => useMessages(connectMessages)('title'),
    initialFocus: 'control',
    consent: 'asked',
    HeaderStart: ConnectHeaderStart,
    next: ['ConnectingExternal'],
    hintsNext: true,
  },
  /** The list of wallets, opened from `Connect`. */
  ConnectWallets: {
    Component: ConnectWalletsView,
    useTitle: () => useMessages(connectMessages)('walletsTitle'),
    initialFocus: 'control',
    consent: 'asked',
    next: ['ConnectingExternal'],
    hintsNext: true,
  },
} satisfies ViewDefinitions
