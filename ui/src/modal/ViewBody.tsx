import { keyframes } from '../styles/keyframes.ts'
import { styled } from '../styles/styled.tsx'
import { size } from '../theme/size.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** The part of the card that scrolls; each view has its own. */
export const ViewBody = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: size(12),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${size(4)} ${size(16)} ${size(20)}`,
  scrollbarWidth: 'thin',
  // A focused row must not end up half under the edge.
  scrollPaddingBlock: size(16),
  animation: `${appear} 150ms ease-out`,
})
