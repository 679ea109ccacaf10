import type { ReactNode } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

const Terms = styled(
  'dl',
  'facts',
)({
  display: 'grid',
  gap: size(8),
  margin: 0,
  padding: `${size(12)} ${size(14)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  fontSize: textSize(14),
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${size(16)}` },
  '& dt': { color: cssVar('textSecondary') },
  // At the end also on a line of its own.
  '& dd': { margin: 0, marginInlineStart: 'auto', fontWeight: 500, overflowWrap: 'anywhere' },
  [media.forcedColors]: { borderColor: 'CanvasText' },
})

export interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** A short description list. */
export function Facts({ facts }: FactsProps) {
  return (
    <Terms>
      {facts.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and have no state
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Terms>
  )
}
