import { styled } from '../styles/styled.tsx'
import { cssVar } from '../theme/cssVar.ts'
import { size } from '../theme/size.ts'
import { textSize } from '../theme/textSize.ts'

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
