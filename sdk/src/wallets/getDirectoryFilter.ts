import type { AppKitInternals } from '../AppKitInternals.ts'

/** The host's choice of wallets, as the directory takes it. Empty lists are not sent. */
export function getDirectoryFilter({ stores }: AppKitInternals): { include?: string[]; exclude?: string[] } {
  const { includeWalletIds = [], excludeWalletIds = [] } = stores.options.getState()
  return {
    ...(includeWalletIds.length > 0 && { include: [...includeWalletIds] }),
    ...(excludeWalletIds.length > 0 && { exclude: [...excludeWalletIds] }),
  }
}

/** Key of a directory query: everything that its answer depends on. */
export function getDirectoryKey(kit: AppKitInternals, kind: string, more: object = {}): readonly unknown[] {
  const { requested } = kit.stores.networks.getState()
  const chains = requested.map(({ caipNetworkId }) => caipNetworkId)
  return ['wallet-kit', 'wallets', kind, { chains, ...getDirectoryFilter(kit), ...more }]
}
