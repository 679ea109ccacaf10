import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { activityMessages } from '../../activity/activityMessages.ts'
import { OnRampActivityView } from './OnRampActivityView.tsx'

/** What the account has bought with a card. */
export const onRampActivityDefinition: ViewDefinition = {
  Component: OnRampActivityView,
  useTitle: () => useMessages(activityMessages)('title'),
  initialFocus: 'heading',
}
