import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { WhatIsANetworkView } from './WhatIsANetworkView.tsx'
import { whatIsANetworkMessages } from './whatIsANetworkMessages.ts'

/** Help for those who are new to networks. */
export const whatIsANetworkDefinition: ViewDefinition = {
  Component: WhatIsANetworkView,
  useTitle: () => useMessages(whatIsANetworkMessages)('title'),
  initialFocus: 'heading',
}
