import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'

/** A secondary icon at the end of a row. */
export const RowEnd = styled('span')({
  flex: 'none',
  display: 'inline-flex',
  color: cssVar('textSecondary'),
})
