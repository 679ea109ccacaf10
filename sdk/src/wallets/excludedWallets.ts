import { defineSlot, readSlot } from '../stores/slots.ts'
import { fetchWallets } from './fetchWallets.ts'
import { getChainsFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'

/** What the directory has said about the wallets of `excludeWalletIds`. */
export interface ExcludedWallets {
  readonly rdns: Set<string>
  /** In lower case. */
  readonly names: Set<string>
}

const excludedWallets = defineSlot((): ExcludedWallets => ({ rdns: new Set(), names: new Set() }))

export function getExcludedWallets(context: WalletsContext): ExcludedWallets {
  return readSlot(context, excludedWallets)
}

/** Looks up the names of the wallets of `excludeWalletIds`, so that installed ones can be hidden. */
export async function fetchExcludedWallets(context: WalletsContext, signal: AbortSignal): Promise<void> {
  const include = [...new Set(context.stores.options.getState().excludeWalletIds)]
  if (include.length === 0) return
  const query = { ...getChainsFilter(context), page: 1, entries: include.length, include }
  const { wallets } = await fetchWallets(context, query, signal)
  const excluded = getExcludedWallets(context)
  for (const { rdns, name } of wallets) {
    if (!rdns) continue
    excluded.rdns.add(rdns)
    excluded.names.add(name.toLowerCase())
  }
}
