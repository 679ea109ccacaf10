import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../shell/views/ViewDefinition.ts'
import { swappingMessages } from './messages/swapping.ts'
import { PreviewView } from './PreviewView.tsx'
import { SelectTokenView } from './SelectTokenView.tsx'
import { SwapView } from './SwapView.tsx'

/** Views that swap tokens. */
export const swapViews = {
  /** Swaps the network's own coin or a token for another one. */
  Swap: {
    Component: SwapView,
    useTitle: () => useMessages(swappingMessages)('title'),
    initialFocus: 'control',
    next: ['SwapSelectToken', 'SwapPreview'],
  },
  /** A swap once more as a whole, to be confirmed. */
  SwapPreview: {
    Component: PreviewView,
    useTitle: () => useMessages(swappingMessages)('previewTitle'),
    initialFocus: 'heading',
  },
  /** Which token to sell, or to receive. */
  SwapSelectToken: {
    Component: SelectTokenView,
    useTitle: () => useMessages(swappingMessages)('selectTitle'),
    initialFocus: 'control',
  },
} satisfies ViewDefinitions
