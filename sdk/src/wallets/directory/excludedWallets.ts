import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { DirectoryContext } from './DirectoryContext.ts'

/** The directory's report about the wallets of `excludeWalletIds`. */
export interface ExcludedWallets {
  readonly rdns: Set<string>
  /** In lower case. */
  readonly names: Set<string>
}

const excludedWallets = defineKitState((): ExcludedWallets => ({ rdns: new Set(), names: new Set() }))

export function getExcludedWallets(context: DirectoryContext): ExcludedWallets {
  return getKitState(context, excludedWallets)
}
