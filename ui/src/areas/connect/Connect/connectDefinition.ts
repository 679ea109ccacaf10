import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { ConnectHeaderStart } from './ConnectHeaderStart.tsx'
import { ConnectView } from './ConnectView.tsx'
import { connectMessages } from './connectMessages.ts'

/** The list of wallets: where the modal begins. */
export const connectDefinition: ViewDefinition = {
  Component: ConnectView,
  useTitle: () => useMessages(connectMessages)('title'),
  initialFocus: 'control',
  consent: 'asked',
  HeaderStart: ConnectHeaderStart,
  next: ['ConnectingExternal'],
  hintsNext: true,
}
