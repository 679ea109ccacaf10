import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { ConnectingMultiChainView } from './ConnectingMultiChainView.tsx'
import { connectingMultiChainMessages } from './connectingMultiChainMessages.ts'

/** A wallet of several chain families: which of them to connect. */
export const connectingMultiChainDefinition: ViewDefinition = {
  Component: ConnectingMultiChainView,
  useTitle: () => useMessages(connectingMultiChainMessages)('title'),
  initialFocus: 'control',
  next: ['ConnectingExternal'],
}
