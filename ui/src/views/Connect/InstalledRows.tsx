import { lazy, Suspense } from 'react'
import { FirstRows, fewRows, type InstalledRowsProps } from './FirstRows.tsx'

const WindowedRows = lazy(() =>
  import('./WindowedRows.tsx').then(
    ({ WindowedRows }) => ({ default: WindowedRows }),
    // Without that code the first wallets can still be connected.
    () => ({ default: FirstRows }),
  ),
)

/** Wallets that are in this browser. */
export function InstalledRows({ connectors }: InstalledRowsProps) {
  const first = <FirstRows connectors={connectors} />
  if (connectors.length <= fewRows) return first
  return (
    <Suspense fallback={first}>
      <WindowedRows connectors={connectors} />
    </Suspense>
  )
}
