import type { AppKitInternals } from '../AppKitInternals.ts'

/** What the directory has told about the wallets of `excludeWalletIds`. */
export interface ExcludedWallets {
  readonly rdns: Set<string>
  /** In lower case. */
  readonly names: Set<string>
}

export function getExcludedWallets(kit: AppKitInternals): ExcludedWallets {
  return kit.once('excludedWallets', () => ({ rdns: new Set<string>(), names: new Set<string>() }))
}
