import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { buyingMessages } from '../buying/buyingMessages.ts'
import { OnRampFiatSelectView } from './OnRampFiatSelectView.tsx'

/** Which currency to pay in. */
export const onRampFiatSelectDefinition: ViewDefinition = {
  Component: OnRampFiatSelectView,
  useTitle: () => useMessages(buyingMessages)('fiatTitle'),
  initialFocus: 'control',
}
