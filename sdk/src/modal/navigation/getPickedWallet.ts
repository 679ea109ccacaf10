import type { ListedWallet } from '../../wallets/directory/ListedWallet.ts'
import type { KitModalState } from './ViewEntry.ts'

/** The wallet that the present view connects, where it was picked from a list. */
export function getPickedWallet({ open, history }: KitModalState): ListedWallet | undefined {
  // A closed modal keeps its history.
  const entry = open ? history.at(-1) : undefined
  return entry?.view === 'ConnectingWalletConnect' ? entry.data.wallet : undefined
}
