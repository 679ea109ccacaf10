import type { Connector } from '@wallet-kit/sdk'
import { focusEvents } from '../../../parts/WindowedList/focusEvents.ts'
import { InstalledRow } from './InstalledRow.tsx'

/** Wallets that are all rendered. More than these are no browser's, but a page that announces too much. */
export const fewRows = 30

export interface InstalledRowsProps {
  readonly connectors: readonly Connector[]
}

export interface LongRowsProps extends InstalledRowsProps {
  /** Index of the row that has the focus, or -1. */
  readonly focused: number
  readonly onFocus: (index: number) => void
}

/** The first installed wallets, all rendered. */
export function FirstRows({ connectors, onFocus }: InstalledRowsProps & Partial<LongRowsProps>) {
  return (
    <>
      {connectors.slice(0, fewRows).map((connector, index) => (
        <InstalledRow
          key={connector.id}
          connector={connector}
          connectors={connectors}
          item={onFocus && focusEvents(index, onFocus)}
        />
      ))}
    </>
  )
}
