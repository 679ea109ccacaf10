import { type ComponentPropsWithoutRef, useContext } from 'react'
import { Row, RowGateContext } from './Row.tsx'

export interface ChoiceRowProps extends ComponentPropsWithoutRef<'button'> {
  readonly 'data-testid': string | undefined
  /** Shows that the choice is not possible yet, and ignores presses. */
  readonly isBusy?: boolean | undefined
}

/** A row that chooses how to connect. It stays focusable while something else is due first, and refers to the reason. */
export function ChoiceRow({ isBusy = false, onClick, ...props }: ChoiceRowProps) {
  const gate = useContext(RowGateContext)
  return (
    <Row
      type="button"
      data-wallet-row=""
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || gate !== undefined || undefined}
      aria-describedby={gate?.reasonId}
      onClick={gate ? gate.onRefused : isBusy ? undefined : onClick}
      {...props}
    />
  )
}
