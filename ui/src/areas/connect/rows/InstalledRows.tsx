import { lazy, Suspense, useState } from 'react'
import { loadAllWallets } from '../allWallets/loadAllWallets.ts'
import { FirstRows, fewRows, type InstalledRowsProps } from './FirstRows.tsx'

const WindowedRows = lazy(() =>
  loadAllWallets().then(
    ({ WindowedRows }) => ({ default: WindowedRows }),
    // Without that code the first wallets can still be connected.
    () => ({ default: FirstRows }),
  ),
)

/** Wallets that are in this browser. */
export function InstalledRows({ connectors }: InstalledRowsProps) {
  // Known here, because the row that a visitor has reached is rendered anew when the code for long lists arrives.
  const [focused, setFocused] = useState(-1)
  if (connectors.length <= fewRows) return <FirstRows connectors={connectors} />
  const rows = { connectors, focused, onFocus: setFocused }
  return (
    <Suspense fallback={<FirstRows {...rows} />}>
      <WindowedRows {...rows} />
    </Suspense>
  )
}
