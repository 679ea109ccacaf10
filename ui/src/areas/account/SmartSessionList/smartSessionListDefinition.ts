import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { SmartSessionListView } from './SmartSessionListView.tsx'
import { smartSessionMessages } from './smartSessionMessages.ts'

/** What apps may do for the account, and how to end that. */
export const smartSessionListDefinition: ViewDefinition = {
  Component: SmartSessionListView,
  useTitle: () => useMessages(smartSessionMessages)('title'),
  initialFocus: 'heading',
}
