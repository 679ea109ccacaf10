import type { Connector } from '@wallet-kit/sdk'
import { InstalledRow } from './InstalledRow.tsx'

/** Wallets that are all rendered. More than these are no browser's, but a page that announces too much. */
export const fewRows = 30

export interface InstalledRowsProps {
  readonly connectors: readonly Connector[]
}

/** The first installed wallets, all rendered. */
export function FirstRows({ connectors }: InstalledRowsProps) {
  return (
    <>
      {connectors.slice(0, fewRows).map((connector) => (
        <InstalledRow key={connector.id} connector={connector} connectors={connectors} />
      ))}
    </>
  )
}
