import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'

/** A small button that shows an icon only; it always has an `aria-label`. 44 px for fingers. */
export const IconButton = styled(
  'button',
  'iconButton',
)({
  appearance: 'none',
  boxSizing: 'border-box',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size(36),
  blockSize: size(36),
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius(3),
  background: 'transparent',
  color: cssVar('textSecondary'),
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 120ms, color 120ms',
  [media.touch]: { inlineSize: size(44), blockSize: size(44) },
  [media.hover]: { '&:hover': { background: cssVar('surface'), color: cssVar('text') } },
  '&:active': { background: cssVar('surfacePressed') },
  [media.stillness]: { transition: 'none' },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(0),
})
