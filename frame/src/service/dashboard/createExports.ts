import type { Database } from '../../database/Database.ts'

/** When a user may export their key, in milliseconds since 1970. */
export interface KeyExport {
  readonly readyAt: number
  readonly expiresAt: number
}

/** Waits before exports of keys, in which a user can notice one that they did not ask for. */
export interface Exports {
  find(userId: string): Promise<KeyExport | undefined>
  /** Begins the wait, unless one has begun. @returns whether it began now */
  start(userId: string): Promise<KeyExport & { readonly isNew: boolean }>
  cancel(userId: string): Promise<void>
  /** Uses the wait up. @returns false before its end */
  finish(userId: string): Promise<boolean>
}

/** After the wait. */
const lifetimeMs = 24 * 60 * 60_000

export function createExports(database: Database, { waitMs }: { readonly waitMs: number }): Exports {
  async function find(userId: string): Promise<KeyExport | undefined> {
    const [row] = await database.query(
      'SELECT ready_at, expires_at FROM exports WHERE user_id = $1 AND expires_at > $2',
      [userId, Date.now()],
    )
    return row && { readyAt: Number(row.ready_at), expiresAt: Number(row.expires_at) }
  }
  return {
    find,
    async start(userId) {
      const readyAt = Date.now() + waitMs
      await database.query('DELETE FROM exports WHERE user_id = $1 AND expires_at <= $2', [
        userId,
        Date.now(),
      ])
      const added = await database.query(
        `INSERT INTO exports (user_id, ready_at, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO NOTHING RETURNING user_id`,
        [userId, readyAt, readyAt + lifetimeMs],
      )
      const kept = (await find(userId)) ?? { readyAt, expiresAt: readyAt + lifetimeMs }
      return { ...kept, isNew: added.length > 0 }
    },
    async cancel(userId) {
      await database.query('DELETE FROM exports WHERE user_id = $1', [userId])
    },
    async finish(userId) {
      const now = Date.now()
      const rows = await database.query(
        'DELETE FROM exports WHERE user_id = $1 AND ready_at <= $2 AND expires_at > $2 RETURNING user_id',
        [userId, now],
      )
      return rows.length > 0
    },
  }
}
