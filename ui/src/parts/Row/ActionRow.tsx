import type { ReactNode } from 'react'
import { Row, RowText } from './Row.tsx'
import { RowIcon } from './RowIcon.tsx'

export interface ActionRowProps {
  readonly icon: string
  readonly testId: string
  readonly isBusy?: boolean
  /** Content at the end of the row. */
  readonly end?: ReactNode
  /** Gets the focus when closing is refused. */
  readonly isWayOut?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A row that runs an action. */
export function ActionRow({
  icon,
  testId,
  isBusy = false,
  end,
  isWayOut,
  onClick,
  children,
}: ActionRowProps) {
  return (
    <Row
      type="button"
      data-testid={testId}
      {...(isWayOut ? { 'data-way-out': '' } : {})}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      <RowIcon path={icon} />
      <RowText>{children}</RowText>
      {end}
    </Row>
  )
}
