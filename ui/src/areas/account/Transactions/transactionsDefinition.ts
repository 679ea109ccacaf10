import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { activityMessages } from '../../activity/activityMessages.ts'
import { TransactionsView } from './TransactionsView.tsx'

/** What the account has done. */
export const transactionsDefinition: ViewDefinition = {
  Component: TransactionsView,
  useTitle: () => useMessages(activityMessages)('title'),
  initialFocus: 'heading',
}
