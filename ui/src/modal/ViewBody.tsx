import styled from '@emotion/styled'
import { size } from '../theme/size.ts'

/** The part of the card that scrolls. */
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
})
