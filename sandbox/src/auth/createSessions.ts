import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** A sign-in. Cookies carry its id; it is valid only while this table has it as active. */
export interface StoredSession {
  readonly id: string
  /** CAIP-10. */
  readonly account: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly isActive: boolean
}

export interface Sessions {
  /** Newest first. */
  list(): readonly StoredSession[]
  /** Starts a session and returns its id. */
  start(account: string): string
  isActive(id: string): boolean
  revoke(id: string): void
  revokeAll(): void
  clear(): void
}

export function createSessions(database: DatabaseSync): Sessions {
  const all = database.prepare('SELECT id, account, created_at, revoked_at FROM sessions ORDER BY rowid DESC')
  const insert = database.prepare('INSERT INTO sessions (id, account, created_at) VALUES (?, ?, ?)')
  const active = database.prepare('SELECT 1 AS found FROM sessions WHERE id = ? AND revoked_at IS NULL')
  const revokeOne = database.prepare('UPDATE sessions SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
  const revokeEvery = database.prepare('UPDATE sessions SET revoked_at = ? WHERE revoked_at IS NULL')
  return {
    list: () =>
      all.all().map(({ id, account, created_at, revoked_at }) => ({
        id: String(id),
        account: String(account),
        createdAt: new Date(Number(created_at)).toISOString(),
        isActive: revoked_at === null,
      })),
    start(account) {
      const id = randomUUID()
      insert.run(id, account, Date.now())
      return id
    },
    isActive: (id) => active.get(id) !== undefined,
    revoke: (id) => void revokeOne.run(Date.now(), id),
    revokeAll: () => void revokeEvery.run(Date.now()),
    clear() {
      database.exec('DELETE FROM sessions')
    },
  }
}
