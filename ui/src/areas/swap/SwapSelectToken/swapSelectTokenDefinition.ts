import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { swappingMessages } from '../swapping/swappingMessages.ts'
import { SwapSelectTokenView } from './SwapSelectTokenView.tsx'

/** Which token to sell, or to receive. */
export const swapSelectTokenDefinition: ViewDefinition = {
  Component: SwapSelectTokenView,
  useTitle: () => useMessages(swappingMessages)('selectTitle'),
  initialFocus: 'control',
}
