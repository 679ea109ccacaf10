import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { NetworksView } from './NetworksView.tsx'
import { networksMessages } from './networksMessages.ts'

/** The networks that the host app offers. */
export const networksDefinition: ViewDefinition = {
  Component: NetworksView,
  useTitle: () => useMessages(networksMessages)('title'),
  initialFocus: 'control',
}
