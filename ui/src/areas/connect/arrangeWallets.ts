import type { Connector, ConnectorOrderType, ListedWallet } from '@wallet-kit/sdk'

/** Rows that the first view aims at, so that it fits without scrolling. */
const aim = 6
/** The directory may always propose this many. */
const fewest = 2

const defaultOrder: readonly ConnectorOrderType[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

export interface ArrangeWalletsParameters {
  /** Connectors to offer. */
  readonly connectors: readonly Connector[]
  /** Connected last from outside of this browser. */
  readonly recent: readonly ListedWallet[]
  readonly featured: readonly ListedWallet[]
  readonly custom: readonly ListedWallet[]
  readonly recommended: readonly ListedWallet[]
  /** The host app names wallets of its own: the directory recommends none beside them. */
  readonly hasHostChoice: boolean
  /** `features.connectorTypeOrder` */
  readonly order: readonly ConnectorOrderType[]
}

/** Wallets of one kind, in the order in which they are listed. */
export interface WalletGroup {
  readonly kind: ConnectorOrderType
  readonly connectors: readonly Connector[]
  readonly wallets: readonly ListedWallet[]
}

/** Number of wallets that the directory may propose beside so many others. */
export function roomForRecommended(others: number): number {
  return Math.max(fewest, aim - others)
}

/**
 * The groups of the first view: kinds that the host app has ordered, then the others. A wallet is listed once: as an
 * installed one, else as a recent one, else where it comes first.
 */
export function arrangeWallets(parameters: ArrangeWalletsParameters): readonly WalletGroup[] {
  const { connectors, recommended, hasHostChoice, order } = parameters
  const present = new Set(connectors.map(({ id }) => id))
  const isAbsent = ({ id, connectorId = id }: ListedWallet) => !present.has(id) && !present.has(connectorId)
  const recent = parameters.recent.filter(isAbsent)
  const isNew = (wallet: ListedWallet) => isAbsent(wallet) && !recent.some(({ id }) => id === wallet.id)
  const installed = connectors.filter((connector) => getKind(connector) === 'injected')
  const room = roomForRecommended(installed.length + recent.length)
  const listed: Partial<Record<ConnectorOrderType, readonly ListedWallet[]>> = {
    recent,
    featured: parameters.featured.filter(isNew),
    custom: parameters.custom.filter(isNew),
    recommended: hasHostChoice ? [] : recommended.filter(isNew).slice(0, room),
  }
  const taken = new Set<string>()
  return [...new Set([...order, ...defaultOrder])].map((kind) => ({
    kind,
    connectors: connectors.filter((connector) => getKind(connector) === kind),
    wallets: (listed[kind] ?? []).filter(({ id }) => !taken.has(id) && taken.add(id)),
  }))
}

function getKind({ type }: Connector): ConnectorOrderType {
  if (type === 'WALLET_CONNECT') return 'walletConnect'
  return type === 'EXTERNAL' ? 'external' : 'injected'
}
