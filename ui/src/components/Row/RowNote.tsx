import { styled } from '@mui/material/styles'
import { cssVar } from '../../theme/cssVar.ts'
import { size } from '../../theme/size.ts'

/** A quiet second line under the words of a row. */
export const RowNote = styled('span')({
  display: 'block',
  color: cssVar('textSecondary'),
  fontSize: size(13),
  fontWeight: 400,
})
