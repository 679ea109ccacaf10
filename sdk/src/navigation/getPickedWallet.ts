import type { ListedWallet } from '../wallets/ListedWallet.ts'
import type { KitModalState } from './ViewEntry.ts'

/** The wallet that the present view connects, where it was picked from a list. */
export function getPickedWallet({ history }: KitModalState): ListedWallet | undefined {
  const entry = history.at(-1)
  return entry?.view === 'ConnectingWalletConnect' ? entry.data.wallet : undefined
}
