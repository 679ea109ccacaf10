import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { radius } from '../../foundation/theme/radius.ts'

/** A button or link in running text. Underlined: colour alone does not distinguish it from the text. */
export const TextLink = styled(
  'button',
  'link',
)({
  appearance: 'none',
  display: 'inline',
  // Its target is larger than its text; lines must not be further apart for it.
  margin: '-0.25em 0',
  padding: '0.25em 0.125em',
  border: 0,
  borderRadius: radius(1),
  background: 'none',
  color: cssVar('accentText'),
  font: 'inherit',
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  ...focusRing(0),
})
