import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { connectMessages } from '../Connect/connectMessages.ts'
import { ConnectWalletsView } from './ConnectWalletsView.tsx'

/** The list of wallets, opened from `Connect`. */
export const connectWalletsDefinition: ViewDefinition = {
  Component: ConnectWalletsView,
  useTitle: () => useMessages(connectMessages)('walletsTitle'),
  initialFocus: 'control',
  consent: 'asked',
  next: ['ConnectingExternal'],
  hintsNext: true,
}
