import type { ResolvedOptions } from '@wallet-kit/sdk'
import { readDevice } from '@wallet-kit/sdk/actions'

/** Whether the row that opens the whole directory is shown. */
export function showsAllWallets({
  allWallets,
  features,
}: Pick<ResolvedOptions, 'allWallets' | 'features'>): boolean {
  if (!features.allWallets || allWallets === 'HIDE') return false
  return allWallets === 'SHOW' || readDevice().isMobile
}
