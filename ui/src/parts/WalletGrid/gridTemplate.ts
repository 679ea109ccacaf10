import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

/** As many columns as fit: three in 360 px, one where the text is twice as large. */
export const gridTemplate = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${textSize(92)}), 1fr))`,
  gap: size(8),
} as const
