import { styled } from '../../foundation/styles/styled.tsx'
import { media } from '../../foundation/theme/media.ts'
import { size } from '../../foundation/theme/size.ts'
import { TextLink } from '../TextLink/TextLink.tsx'

/** Action of a row, at its end. */
export const RowAction = styled(
  TextLink,
  'link',
)({
  flex: 'none',
  [media.touch]: { minInlineSize: size(44), minBlockSize: size(44) },
})
