import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

/** A card of the wallet grid. */
export const Tile = styled(
  'button',
  'tile',
)({
  appearance: 'none',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: size(8),
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: size(108),
  margin: 0,
  padding: `${size(14)} ${size(4)} ${size(10)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  color: cssVar('text'),
  font: 'inherit',
  fontSize: textSize(14),
  fontWeight: 500,
  lineHeight: 1.25,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 120ms',
  [media.hover]: { '&:hover': { background: cssVar('surfaceHover') } },
  '&:active': { background: cssVar('surfacePressed') },
  '&[aria-disabled=true]': { cursor: 'default', color: cssVar('textSecondary') },
  [media.stillness]: { transition: 'none' },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(0),
})

/**
 * The name under the picture: two lines, more where the reader has set wider spacing or larger text (WCAG 1.4.12), and
 * never so many that one wallet fills the list. The whole name is in the tooltip and in the accessibility tree.
 */
export const TileName = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  maxInlineSize: '100%',
  // Room for both lines, so that tiles are of one height.
  minBlockSize: '2.5em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

/** A badge at the corner of the image. */
export const TileMark = styled('span')({
  position: 'absolute',
  insetBlockStart: size(6),
  insetInlineEnd: size(6),
  display: 'inline-flex',
  color: cssVar('accentText'),
  '&[data-tone=success]': { color: cssVar('success') },
})
