import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { swappingMessages } from '../swapping/swappingMessages.ts'
import { SwapPreviewView } from './SwapPreviewView.tsx'

/** A swap once more as a whole, to be confirmed. */
export const swapPreviewDefinition: ViewDefinition = {
  Component: SwapPreviewView,
  useTitle: () => useMessages(swappingMessages)('previewTitle'),
  initialFocus: 'heading',
}
