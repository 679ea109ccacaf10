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
  endSession(id: string): Promise<void>
  /** Frees what the store has opened itself. */
  close(): Promise<void>
}
