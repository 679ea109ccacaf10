import { cssVar } from '../theme/cssVar.ts'
import { size } from '../theme/size.ts'

/** Styles of actions at the end of a view that stay at its lower edge while it scrolls, over the space below them. */
export const stickyEnd = {
  position: 'sticky',
  insetBlockEnd: size(-20),
  marginBlockEnd: size(-20),
  paddingBlockEnd: size(20),
  background: cssVar('background'),
  boxShadow: `0 -8px 8px ${cssVar('background')}`,
} as const
