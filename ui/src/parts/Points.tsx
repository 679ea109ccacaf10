import { styled } from '../foundation/styles/styled.tsx'
import { cssVar } from '../foundation/theme/cssVar.ts'
import { size } from '../foundation/theme/size.ts'
import { textSize } from '../foundation/theme/textSize.ts'
import { RowIcon } from './Row/RowIcon.tsx'

const List = styled('ul')({
  display: 'grid',
  gap: size(20),
  margin: 0,
  padding: `${size(12)} ${size(4)} ${size(8)}`,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: size(14) },
  '& h3': { margin: 0, fontSize: textSize(16), fontWeight: 600, lineHeight: 1.35 },
  '& p': {
    margin: `${size(4)} 0 0`,
    fontSize: textSize(14),
    lineHeight: 1.5,
    color: cssVar('textSecondary'),
  },
})

export interface PointsProps {
  readonly points: readonly { readonly icon: string; readonly title: string; readonly text: string }[]
}

/** Facts for newcomers, each with an icon. */
export function Points({ points }: PointsProps) {
  return (
    <List role="list">
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <RowIcon path={icon} tone="accent" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}
