import { readLinked, writeLinked } from './linkedAccounts.ts'
import type { SignInStore, StoredSession } from './SignInStore.ts'

/** A pool of `pg`, or anything that answers queries as it does. */
export interface PostgresPool {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>
  on?(event: 'error', listener: (error: Error) => void): unknown
}

export interface CreatePostgresStoreParameters {
  /** The app's own pool: `new Pool({ connectionString })` of `pg` 8. The store does not close it. */
  readonly pool: PostgresPool
}

/**
 * Keeps nonces and sessions in tables of a PostgreSQL database, `wallet_kit_nonces`, `wallet_kit_sessions` and
 * `wallet_kit_event_counts`, which it creates when they are missing. `synchronous_commit` must not be off: a confirmed session would not survive a crash.
 */
export function createPostgresStore({ pool }: CreatePostgresStoreParameters): SignInStore {
  // A pool reports the loss of an idle connection as an event, and an event `error` without a listener ends the process.
  // The next query reports it to its caller.
  pool.on?.('error', () => {})
  let created: Promise<unknown> | undefined
  async function query(text: string, values: unknown[]) {
    created ??= pool.query(schema)
    try {
      await created
    } catch (error) {
      // Next time the database may be there.
      created = undefined
      throw error
    }
    return (await pool.query(text, values)).rows
  }
  return {
    async addNonce(key, expiresAt) {
      await query(
        `WITH old AS (DELETE FROM wallet_kit_nonces WHERE expires_at <= $3)
         INSERT INTO wallet_kit_nonces (key, expires_at) VALUES ($1, $2)`,
        [key, expiresAt, Date.now()],
      )
    },
    async takeNonce(key) {
      // A single statement: of two transactions, one finds the row deleted.
      const [row] = await query('DELETE FROM wallet_kit_nonces WHERE key = $1 RETURNING expires_at', [key])
      return row && Number(row.expires_at)
    },
    async addSession({ id, account, linked, name, createdAt, expiresAt }) {
      await query(
        `WITH old AS (DELETE FROM wallet_kit_sessions WHERE expires_at <= $6)
         INSERT INTO wallet_kit_sessions (id, account, name, created_at, expires_at, linked)
         VALUES ($1, $2, $3, $4, $5, $7)`,
        [id, account, name, createdAt, expiresAt, Date.now(), writeLinked(linked)],
      )
    },
    async readSession(id) {
      const [row] = await query('SELECT * FROM wallet_kit_sessions WHERE id = $1', [id])
      return row && toSession(row)
    },
    async renameSession(id, name) {
      await query('UPDATE wallet_kit_sessions SET name = $2 WHERE id = $1', [id, name])
    },
    async endSession(id) {
      return (await query('DELETE FROM wallet_kit_sessions WHERE id = $1 RETURNING id', [id])).length > 0
    },
    async countEvent(key, { now, endsAt }) {
      // Others' counts that have ended: a statement may not change a row twice.
      const [row] = await query(
        `WITH old AS (DELETE FROM wallet_kit_event_counts WHERE ends_at <= $3 AND key <> $1)
         INSERT INTO wallet_kit_event_counts AS known (key, count, ends_at) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN known.ends_at <= $3 THEN 1 ELSE known.count + 1 END,
           ends_at = CASE WHEN known.ends_at <= $3 THEN $2 ELSE known.ends_at END
         RETURNING count, ends_at`,
        [key, endsAt, now],
      )
      return { count: Number(row?.count), endsAt: Number(row?.ends_at) }
    },
    async close() {},
  }
}

/** `pg` returns BIGINT as a string. */
function toSession(row: Readonly<Record<string, unknown>>): StoredSession {
  return {
    id: String(row.id),
    account: String(row.account),
    linked: readLinked(row.linked),
    name: String(row.name),
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
  }
}

/**
 * Times are milliseconds since 1970. Servers that start together would both create the tables, and one of them fail: the
 * lock, which ends with this one query, lets one go first.
 */
const schema = `
  SELECT pg_advisory_xact_lock(7759203156);
  CREATE TABLE IF NOT EXISTS wallet_kit_nonces (key TEXT PRIMARY KEY, expires_at BIGINT NOT NULL);
  CREATE INDEX IF NOT EXISTS wallet_kit_nonces_by_expiry ON wallet_kit_nonces (expires_at);
  CREATE TABLE IF NOT EXISTS wallet_kit_sessions (
    id TEXT PRIMARY KEY, account TEXT NOT NULL, name TEXT NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL
  );
  ALTER TABLE wallet_kit_sessions ADD COLUMN IF NOT EXISTS linked TEXT NOT NULL DEFAULT '';
  CREATE TABLE IF NOT EXISTS wallet_kit_event_counts (
    key TEXT PRIMARY KEY, count BIGINT NOT NULL, ends_at BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS wallet_kit_event_counts_by_end ON wallet_kit_event_counts (ends_at);
  CREATE INDEX IF NOT EXISTS wallet_kit_sessions_by_expiry ON wallet_kit_sessions (expires_at);
`
