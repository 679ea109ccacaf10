import { type ComponentType, useState } from 'react'
import type { LatePart } from '../../furnished/LatePart.ts'
import { useLatePart } from '../../furnished/useLatePart.ts'
import { FirstRows, fewRows, type InstalledRowsProps, type LongRowsProps } from './FirstRows.tsx'

const late: LatePart<ComponentType<LongRowsProps>> = {
  load: () =>
    import('./WindowedRows.tsx').then(
      ({ WindowedRows }) => WindowedRows,
      // Without that code the first wallets can still be connected.
      () => FirstRows,
    ),
}

/** Wallets that are in this browser. */
export function InstalledRows({ connectors }: InstalledRowsProps) {
  if (connectors.length <= fewRows) return <FirstRows connectors={connectors} />
  return <ManyRows connectors={connectors} />
}

function ManyRows({ connectors }: InstalledRowsProps) {
  // Known here, because the row that a visitor has reached is rendered anew when the code for long lists arrives.
  const [focused, setFocused] = useState(-1)
  const Rows = useLatePart(late) ?? FirstRows
  return <Rows connectors={connectors} focused={focused} onFocus={setFocused} />
}
