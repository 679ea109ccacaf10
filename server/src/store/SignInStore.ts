/** A sign-in. Times are milliseconds since 1970. */
export interface StoredSession {
  /** Hash of the value in the visitor's cookie: a copy of the database is no access to the sessions in it. */
  readonly id: string
  /** CAIP-10. */
  readonly account: string
  /** CAIP-10 ids of the accounts that were added to it, in this order. */
  readonly linked: readonly string[]
  readonly name: string
  readonly createdAt: number
  readonly expiresAt: number
}

/** Milliseconds since 1970. */
export interface EventTimes {
  readonly now: number
  /** When a count that begins now ends. */
  readonly endsAt: number
}

/** Events of a key, this one included. */
export interface EventCount {
  readonly count: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Nonces and sessions of one app. Servers behind one address share a store. Each method is one atomic statement of the
 * database, resolves after the database has confirmed it, and rejects when the database is unavailable.
 */
export interface SignInStore {
  addNonce(key: string, expiresAt: number): Promise<void>
  /**
   * Removes a nonce and resolves to when it expires, for one of several callers at most; undefined when it is unknown.
   * Expired nonces may be returned.
   */
  takeNonce(key: string): Promise<number | undefined>
  addSession(session: StoredSession): Promise<void>
  /** Resolves to undefined when it is unknown or has ended. Expired sessions may be returned. */
  readSession(id: string): Promise<StoredSession | undefined>
  /** Changes the name of a session, if there is one with this id. */
  renameSession(id: string, name: string): Promise<void>
  /** Resolves to whether it had lasted until then: to `true` for one of several callers at most. */
  endSession(id: string): Promise<boolean>
  /**
   * Counts an event of a key, from 1 where there is none or the last count has ended by `now`; resolves to the count and
   * when it ends. Counts that have ended may be removed. Absent: rate limits hold per process.
   */
  countEvent?(key: string, times: EventTimes): Promise<EventCount>
  /** Closes connections that the store has opened itself. */
  close(): Promise<void>
}
