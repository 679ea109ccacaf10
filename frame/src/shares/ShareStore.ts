import type { Queries } from '../database/Database.ts'

/** One generation of a set. */
export interface ShareId {
  /** Id of the account at this party. */
  readonly account: string
  readonly setId: string
  readonly generation: number
}

export interface StoredShare {
  readonly setId: string
  readonly generation: number
  readonly state: 'pending' | 'committed'
  /** Hash of the key's addresses; the same for all shares of one key. */
  readonly fingerprint: string
  readonly share: Uint8Array
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** Shares of one party: the service's or the keeper's. Methods take part in a transaction that is passed. */
export interface ShareStore {
  /**
   * Keeps a share of a new generation beside those that are there. The same share again changes nothing.
   *
   * @throws ShareError `GENERATION_TAKEN`, `KEY_CHANGED` unless `replaces`, `TOO_MANY_SETS`
   */
  put(
    parameters: ShareId & {
      readonly share: Uint8Array
      readonly fingerprint: string
      /** Another key than the account's is to take its place, as after an import. */
      readonly replaces?: boolean | undefined
    },
    queries?: Queries,
  ): Promise<void>
  /**
   * Makes a pending generation the one that counts and drops the set's older ones, and all shares of other keys. Again, it
   * changes nothing. The service commits before the keeper, so of two devices that make a key at once, one is first at both.
   *
   * @throws ShareError `SHARE_UNKNOWN`, `KEY_CHANGED`
   */
  commit(id: ShareId, queries?: Queries): Promise<void>
  /** All shares of an account, the oldest first, pending ones too: the other party may have committed already. */
  read(account: string, queries?: Queries): Promise<readonly StoredShare[]>
  /** Drops a device's set, if it is there still. @throws ShareError `LAST_SET` */
  deleteSet(id: Omit<ShareId, 'generation'>, queries?: Queries): Promise<void>
  deleteAccount(account: string, queries?: Queries): Promise<void>
  /** Seals again what an older secret sealed. @returns the number of rows that changed */
  rotate(): Promise<number>
}
