import { keyframes } from '../foundation/styles/keyframes.ts'
import { styled } from '../foundation/styles/styled.tsx'
import { cssVar } from '../foundation/theme/cssVar.ts'
import { media } from '../foundation/theme/media.ts'
import { radius } from '../foundation/theme/radius.ts'
import { size } from '../foundation/theme/size.ts'

const shake = keyframes({
  '15%, 75%': { transform: 'translateX(-6px)' },
  '45%': { transform: 'translateX(6px)' },
  '60%': { transform: 'translateX(4px)' },
})
const rise = keyframes({ from: { transform: 'translateY(8px) scale(0.985)' } })
const slideUp = keyframes({ from: { transform: 'translateY(32px)' } })

/** The modal's surface: 360 px at most, never wider than the screen; a sheet at the foot of a phone, or all of its screen. */
export const Card = styled(
  'div',
  'card',
)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 360,
  maxBlockSize: `min(${size(720)}, calc(100dvh - 32px))`,
  overflow: 'hidden',
  border: `1px solid ${cssVar('border')}`,
  borderRadius: radius(6),
  outline: 'none',
  background: cssVar('background'),
  '&[data-place=overlay]': { boxShadow: cssVar('shadow') },
  '[data-open=false] > &': {
    transform: 'translateY(8px) scale(0.985)',
    transition: 'transform 120ms ease-in',
  },
  '[data-open=true] > &': { animation: `${rise} 180ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '&[shake=true]': { animation: `${shake} 500ms ease-in-out`, borderColor: cssVar('focus') },
  [media.phone]: {
    '&[data-place=overlay]': {
      maxInlineSize: '100%',
      // A toast stays above the sheet.
      maxBlockSize: 'calc(100dvh - 72px)',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
    '&[data-place=overlay][data-full-screen=true]': {
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      paddingBlockStart: 'env(safe-area-inset-top)',
      border: 0,
      borderRadius: 0,
    },
    '[data-open=false] > &': { transform: 'translateY(32px)' },
    '[data-open=true] > &': { animationName: slideUp },
  },
  [media.stillness]: {
    '[data-open=false] > &': { transform: 'none', transition: 'none' },
    '[data-open=true] > &, &[shake=true]': { animation: 'none' },
  },
  [media.forcedColors]: { borderColor: 'CanvasText' },
})
