import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { buyingMessages } from '../buying/buyingMessages.ts'
import { OnRampProvidersView } from './OnRampProvidersView.tsx'

/** Buys coins and tokens with a card. */
export const onRampProvidersDefinition: ViewDefinition = {
  Component: OnRampProvidersView,
  useTitle: () => useMessages(buyingMessages)('title'),
  initialFocus: 'control',
}
