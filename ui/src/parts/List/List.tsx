import type { ReactNode } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'

/** A list of rows. `role` is explicit because Safari drops it for lists without bullets. */
const PlainList = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: size(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export interface ListProps {
  readonly label: string
  readonly busy?: boolean
  readonly children: ReactNode
}

export function List({ label, busy = false, children }: ListProps) {
  return (
    <PlainList role="list" aria-label={label} aria-busy={busy}>
      {children}
    </PlainList>
  )
}
