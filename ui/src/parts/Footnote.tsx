import { styled } from '../foundation/styles/styled.tsx'
import { cssVar } from '../foundation/theme/cssVar.ts'
import { size } from '../foundation/theme/size.ts'
import { textSize } from '../foundation/theme/textSize.ts'

/** A secondary line at the end of a view. */
export const Footnote = styled('p')({
  margin: 0,
  paddingBlockStart: size(4),
  textAlign: 'center',
  fontSize: textSize(14),
  lineHeight: 1.5,
  color: cssVar('textSecondary'),
  textWrap: 'balance',
})
