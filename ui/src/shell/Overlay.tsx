import { appear } from '../foundation/styles/appear.ts'
import { styled } from '../foundation/styles/styled.tsx'
import { cssVar } from '../foundation/theme/cssVar.ts'
import { media } from '../foundation/theme/media.ts'
import { size } from '../foundation/theme/size.ts'

/** Covers the page. While closed it is laid out but neither seen nor reachable: the first paint is ready. */
export const Overlay = styled(
  'div',
  'overlay',
)({
  position: 'fixed',
  inset: 0,
  zIndex: 'var(--wk-z-index)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: size(16),
  overscrollBehavior: 'contain',
  background: cssVar('overlay'),
  opacity: 0,
  visibility: 'hidden',
  transition: 'opacity 120ms ease-in, visibility 0s 120ms',
  '&[data-open=true]': { opacity: 1, visibility: 'visible', transition: 'none', animation: appear },
  [media.stillness]: { transition: 'none' },
  [media.phone]: { alignItems: 'flex-end', padding: 0 },
})
