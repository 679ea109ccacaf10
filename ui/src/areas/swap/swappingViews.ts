import { swapDefinition } from './Swap/swapDefinition.ts'
import { swapPreviewDefinition } from './SwapPreview/swapPreviewDefinition.ts'
import { swapSelectTokenDefinition } from './SwapSelectToken/swapSelectTokenDefinition.ts'

/** Views that swap tokens. */
export const swappingViews = {
  Swap: swapDefinition,
  SwapPreview: swapPreviewDefinition,
  SwapSelectToken: swapSelectTokenDefinition,
} as const
