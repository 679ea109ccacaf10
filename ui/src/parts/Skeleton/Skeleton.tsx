import { keyframes } from '../../foundation/styles/keyframes.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { whileClosed } from '../../foundation/theme/whileClosed.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

/** A grey placeholder for content that is loading. Decorative: the caller adds text for screen readers. */
export const Skeleton = styled(
  'span',
  'skeleton',
)({
  display: 'block',
  borderRadius: radius(2),
  background: cssVar('surfacePressed'),
  animation: `${breathe} 1.6s ease-in-out infinite`,
  [whileClosed]: { animationPlayState: 'paused' },
  [media.stillness]: { animation: 'none' },
  [media.forcedColors]: { border: '1px solid GrayText' },
})
