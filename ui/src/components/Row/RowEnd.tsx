import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'

/** A secondary icon at the end of a row. */
export const RowEnd = styled('span')({
  flex: 'none',
  display: 'inline-flex',
  color: cssVar('textSecondary'),
})
