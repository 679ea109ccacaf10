import type { AppKit, ReadableStore } from '@wallet-kit/sdk'
import type { WalletItem } from './WalletItem.ts'

/** State that the components of an app that lists wallets itself share: one shows the list, another one the code. */
export interface HeadlessWallets {
  /** Featured, custom and recommended wallets. */
  readonly proposed: readonly WalletItem[]
  /** Loaded wallets of the directory. */
  readonly found: readonly WalletItem[]
  readonly page: number
  readonly count: number
  /** Reads that were begun: the last one counts. */
  readonly reads: number
  /** Reads in progress. */
  readonly fetching: number
  /** The wallet that was picked last, and the connector that was asked for it. */
  readonly chosen?: { readonly wallet: WalletItem; readonly connectorId: string } | undefined
}

interface HeadlessStore extends ReadableStore<HeadlessWallets> {
  update(change: Partial<HeadlessWallets>): void
}

const initial: HeadlessWallets = { proposed: [], found: [], page: 0, count: 0, reads: 0, fetching: 0 }
const stores = new WeakMap<AppKit, HeadlessStore>()

/** The state of a kit, which all components share. */
export function headlessWallets(kit: AppKit): HeadlessStore {
  const present = stores.get(kit)
  if (present) return present
  let state = initial
  const listeners = new Set<(state: HeadlessWallets, previous: HeadlessWallets) => void>()
  const created: HeadlessStore = {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(change) {
      const previous = state
      state = { ...state, ...change }
      for (const listener of listeners) listener(state, previous)
    },
  }
  stores.set(kit, created)
  return created
}
