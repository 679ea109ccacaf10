import type { ReactNode } from 'react'
import { styled } from '../foundation/styles/styled.tsx'
import { cssVar } from '../foundation/theme/cssVar.ts'
import { size } from '../foundation/theme/size.ts'

/** Room for a view beside actions that stay. */
const tall = '@media (min-height: 700px)'

const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(8),
  // As wide as the other one, or as its label: where that leaves no room for the other, they are stacked.
  '& > *': { flex: `1 1 ${size(130)}`, minInlineSize: 'fit-content' },
  '& > button': { paddingInline: size(10) },
  '[part=body] > &:last-child': {
    [tall]: {
      position: 'sticky',
      // Over the space at the end of the view.
      insetBlockEnd: size(-20),
      marginBlockEnd: size(-20),
      paddingBlockEnd: size(20),
      background: cssVar('background'),
      boxShadow: `0 -8px 8px ${cssVar('background')}`,
    },
  },
  // A focused control must not end up under them.
  '[part=body]:has(> &:last-child)': { [tall]: { scrollPaddingBlockEnd: size(90) } },
})

export interface ButtonPairProps {
  readonly children: ReactNode
}

/**
 * Two main actions side by side, or stacked where their labels are long. At the end of a view that scrolls they stay in
 * view, at its lower edge.
 */
export function ButtonPair({ children }: ButtonPairProps) {
  return <Pair data-actions="">{children}</Pair>
}
