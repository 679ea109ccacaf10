import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

/** One movement of a coin, a token or a collectible. Names are strangers' claims, cleaned. */
export interface ActivityTransfer {
  /** Seen from the account. */
  readonly direction: 'in' | 'out' | 'self'
  /** In whole coins or tokens, as decimal digits. */
  readonly amount: string
  /** Absent for collectibles and for assets without a symbol. */
  readonly symbol?: string
  readonly name?: DisplayName
  readonly isCollectible: boolean
  readonly isSpam: boolean
  /** On one of the kit's own services. */
  readonly iconUrl?: string
}

/** One transaction of an account. */
export interface Activity {
  readonly id: string
  /** Hash or signature; an id of another kind where `isUnmined` is set. */
  readonly hash: string
  /** There is no transaction to link to yet: a bundle of which only the wallet's id is known, or a purchase. */
  readonly isUnmined?: boolean
  readonly caipNetworkId: CaipNetworkId
  /** Kind of activity, in the service's words: `send`, `receive`, `trade`, and others. */
  readonly type: string
  readonly status: 'confirmed' | 'failed' | 'pending'
  /** In ms since 1970. */
  readonly minedAt: number
  readonly from?: string
  readonly to?: string
  readonly transfers: readonly ActivityTransfer[]
}

/** Part of a history, newest first. */
export interface ActivityPage {
  readonly items: readonly Activity[]
  /** Cursor of the next page. Absent on the last one. */
  readonly next?: string
}
