import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { buyingMessages } from '../buying/buyingMessages.ts'
import { OnRampTokenSelectView } from './OnRampTokenSelectView.tsx'

/** Which coin or token to buy. */
export const onRampTokenSelectDefinition: ViewDefinition = {
  Component: OnRampTokenSelectView,
  useTitle: () => useMessages(buyingMessages)('tokenTitle'),
  initialFocus: 'control',
}
