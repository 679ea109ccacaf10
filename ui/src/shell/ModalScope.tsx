import { styled } from '../foundation/styles/styled.tsx'
import { cssVar } from '../foundation/theme/cssVar.ts'
import { media } from '../foundation/theme/media.ts'
import { textSize } from '../foundation/theme/textSize.ts'

/** The outermost element in the shadow root: variables, font, and a reset of styles inherited from the host page. */
export const ModalScope = styled('div')({
  all: 'initial',
  display: 'contents',
  '& *, & *::before, & *::after': { boxSizing: 'border-box' },
  '& > *': {
    fontFamily: 'var(--wk-font)',
    fontSize: textSize(15),
    fontWeight: 400,
    lineHeight: 1.4,
    color: cssVar('text'),
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
    [media.moreContrast]: {
      '--wk-textSecondary': cssVar('text'),
      '--wk-border': cssVar('borderStrong'),
    },
  },
  '& [hidden]': { display: 'none' },
  '& [data-directional]:dir(rtl)': { transform: 'scaleX(-1)' },
})
