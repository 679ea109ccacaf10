import type { Connector, ConnectorOrderType, ListedWallet } from '@wallet-kit/sdk'

/** Rows that the first view aims at, so that it fits without scrolling. */
const aim = 6
/** The directory may always propose this many. */
const fewest = 2

export interface ArrangeWalletsParameters {
  readonly installed: readonly Connector[]
  /** Connected last from outside of this browser. */
  readonly recent: readonly ListedWallet[]
  readonly featured: readonly ListedWallet[]
  readonly custom: readonly ListedWallet[]
  readonly recommended: readonly ListedWallet[]
  /** The host named wallets of its own: the directory recommends none beside them. */
  readonly hasHostChoice: boolean
  readonly order: readonly ConnectorOrderType[]
}

/** How many wallets the directory may propose beside so many installed ones. */
export function roomForRecommended(installed: number): number {
  return Math.max(fewest, aim - installed)
}

/** Wallets to list beside the installed ones: each once, in the host's order of kinds, none that is installed. */
export function arrangeWallets(parameters: ArrangeWalletsParameters): readonly ListedWallet[] {
  const { installed, recent, featured, custom, recommended, hasHostChoice, order } = parameters
  const present = new Set(installed.map(({ id }) => id))
  const isAbsent = ({ connectorId }: ListedWallet) => connectorId === undefined || !present.has(connectorId)
  const isNew = ({ id }: ListedWallet) => !recent.some((wallet) => wallet.id === id)
  const room = roomForRecommended(installed.length + recent.filter(isAbsent).length)
  const kinds: Partial<Record<ConnectorOrderType, readonly ListedWallet[]>> = {
    recent,
    featured,
    custom,
    recommended: hasHostChoice ? [] : recommended.filter(isAbsent).filter(isNew).slice(0, room),
  }
  const wallets = order.flatMap((kind) => kinds[kind] ?? []).filter(isAbsent)
  return [...new Map(wallets.map((wallet) => [wallet.id, wallet])).values()]
}
