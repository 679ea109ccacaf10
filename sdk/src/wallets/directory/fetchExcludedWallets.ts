import { getWallets } from '@wallet-kit/clients/wallet-directory/client'
import { getExcludedWallets } from './excludedWallets.ts'
import { getDirectory } from './getDirectory.ts'
import { getChainsFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { toSafeWallets } from './walletsReply.ts'

/** Looks up the names of the wallets of `excludeWalletIds`, so that installed ones can be hidden. */
export async function fetchExcludedWallets(
  context: WalletsContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const include = [...new Set(context.stores.options.getState().excludeWalletIds)]
  if (include.length === 0) return
  const query = { ...getChainsFilter(context), page: 1, entries: include.length, include }
  const reply = await getWallets(getDirectory(context), { query }, { signal })
  const { wallets } = toSafeWallets(query, reply)
  const excluded = getExcludedWallets(context)
  for (const { rdns, name } of wallets) {
    if (!rdns) continue
    excluded.rdns.add(rdns)
    excluded.names.add(name.toLowerCase())
  }
}
