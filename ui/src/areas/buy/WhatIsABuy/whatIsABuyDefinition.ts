import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { buyingMessages } from '../buying/buyingMessages.ts'
import { WhatIsABuyView } from './WhatIsABuyView.tsx'

/** Help for those who buy for the first time. */
export const whatIsABuyDefinition: ViewDefinition = {
  Component: WhatIsABuyView,
  useTitle: () => useMessages(buyingMessages)('helpTitle'),
  initialFocus: 'heading',
}
