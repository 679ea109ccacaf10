import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

/** A small button below a headline. */
export const Chip = styled('button')({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(6),
  minBlockSize: size(32),
  maxInlineSize: '100%',
  margin: 0,
  padding: `${size(4)} ${size(10)}`,
  border: '1px solid transparent',
  borderRadius: radius(4),
  background: cssVar('surface'),
  color: cssVar('text'),
  font: 'inherit',
  fontSize: textSize(14),
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  [media.touch]: { minBlockSize: size(44) },
  [media.hover]: { '&:hover': { background: cssVar('surfaceHover') } },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

/** Chips side by side where there is room. */
export const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size(6),
  maxInlineSize: '100%',
})
