import styled from '@emotion/styled'
import { cssVar } from '../../theme/cssVar.ts'
import { textSize } from '../../theme/textSize.ts'

/** A quiet second line under the words of a row. */
export const RowNote = styled('span')({
  display: 'block',
  color: cssVar('textSecondary'),
  fontSize: textSize(13),
  fontWeight: 400,
})
