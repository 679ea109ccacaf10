import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

/** A short label at the end of a row. */
export const Tag = styled(
  'span',
  'tag',
)({
  flex: 'none',
  // Also on a line of its own, below a long name.
  marginInlineStart: 'auto',
  padding: `${size(3)} ${size(8)}`,
  borderRadius: radius(2),
  background: cssVar('surfacePressed'),
  color: cssVar('text'),
  fontSize: textSize(12),
  fontWeight: 600,
  lineHeight: 1.35,
  '&[data-tone=accent]': { background: cssVar('accentSurface'), color: cssVar('accentText') },
  [media.forcedColors]: { border: '1px solid CanvasText' },
})
