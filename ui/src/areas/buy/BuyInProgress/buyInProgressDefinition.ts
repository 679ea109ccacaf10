import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { buyingMessages } from '../buying/buyingMessages.ts'
import { BuyInProgressView } from './BuyInProgressView.tsx'

/** What becomes of a purchase. */
export const buyInProgressDefinition: ViewDefinition = {
  Component: BuyInProgressView,
  useTitle: () => useMessages(buyingMessages)('progressTitle'),
  initialFocus: 'heading',
}
