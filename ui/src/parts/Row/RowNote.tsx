import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

/** A secondary line under the text of a row. */
export const RowNote = styled('span')({
  display: 'block',
  color: cssVar('textSecondary'),
  fontSize: textSize(13),
  fontWeight: 400,
})
