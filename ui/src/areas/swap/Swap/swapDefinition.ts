import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { swappingMessages } from '../swapping/swappingMessages.ts'
import { SwapView } from './SwapView.tsx'

/** Swaps the network's own coin or a token for another one. */
export const swapDefinition: ViewDefinition = {
  Component: SwapView,
  useTitle: () => useMessages(swappingMessages)('title'),
  initialFocus: 'control',
  next: ['SwapSelectToken', 'SwapPreview'],
}
