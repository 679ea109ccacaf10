import type { AppKitInternals } from '../AppKitInternals.ts'
import { fetchWallets } from './fetchWallets.ts'
import { getExcludedWallets } from './getExcludedWallets.ts'

/** Asks the directory what the wallets of `excludeWalletIds` are called, so that installed ones can be hidden. */
export async function learnExcludedWallets(kit: AppKitInternals, signal: AbortSignal): Promise<void> {
  const include = [...new Set(kit.stores.options.getState().excludeWalletIds)]
  if (include.length === 0) return
  const { wallets } = await fetchWallets(kit, { page: 1, entries: include.length, include }, signal)
  const excluded = getExcludedWallets(kit)
  for (const { rdns, name } of wallets) {
    if (!rdns) continue
    excluded.rdns.add(rdns)
    excluded.names.add(name.toLowerCase())
  }
}
