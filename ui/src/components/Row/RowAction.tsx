import { styled } from '../../styles/styled.tsx'
import { media } from '../../theme/media.ts'
import { size } from '../../theme/size.ts'
import { TextLink } from '../TextLink/TextLink.tsx'

/** What can be done with a row, at its end. */
export const RowAction = styled(
  TextLink,
  'link',
)({
  flex: 'none',
  [media.touch]: { minInlineSize: size(44), minBlockSize: size(44) },
})
