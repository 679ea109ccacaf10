import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { SignInServerError } from '../errors/SignInServerError.ts'
import { readLinked, writeLinked } from './linkedAccounts.ts'
import type { SignInStore, StoredSession } from './SignInStore.ts'

/** A store with operations for the host's own tools. */
export interface SqliteStore extends Required<SignInStore> {
  /** Sessions that have not expired, newest first; those that have ended are included until they expire. */
  listSessions(): readonly (StoredSession & { readonly isActive: boolean })[]
  endAllSessions(): void
  /** Deletes all nonces, sessions and counts. */
  clear(): void
}

export interface CreateSqliteStoreParameters {
  /** Path of the database, which is created when it is missing; `:memory:` for a database that ends with the process. */
  readonly file: string
}

/**
 * Keeps nonces and sessions in an SQLite file, with Node's own `node:sqlite` (Node 22.13 or later). Several processes of
 * one machine can share the file.
 *
 * @throws SignInServerError `SERVER_STORE_UNAVAILABLE`
 */
export function createSqliteStore({ file }: CreateSqliteStoreParameters): SqliteStore {
  const database = open(file)
  const addNonce = database.prepare('INSERT INTO nonces (key, expires_at) VALUES (?, ?)')
  // A single statement, so that two requests with the same nonce cannot both get the row.
  const takeNonce = database.prepare('DELETE FROM nonces WHERE key = ? RETURNING expires_at')
  const removeOldNonces = database.prepare('DELETE FROM nonces WHERE expires_at <= ?')
  const removeOldSessions = database.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  const addSession = database.prepare(
    'INSERT INTO sessions (id, account, linked, name, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const readSession = database.prepare('SELECT * FROM sessions WHERE id = ? AND ended_at IS NULL')
  const renameSession = database.prepare('UPDATE sessions SET name = ? WHERE id = ? AND ended_at IS NULL')
  const endSession = database.prepare('UPDATE sessions SET ended_at = ? WHERE id = ? AND ended_at IS NULL')
  const endAllSessions = database.prepare('UPDATE sessions SET ended_at = ? WHERE ended_at IS NULL')
  const listSessions = database.prepare('SELECT * FROM sessions WHERE expires_at > ? ORDER BY rowid DESC')
  const removeOldCounts = database.prepare('DELETE FROM event_counts WHERE ends_at <= ?')
  const countEvent = database.prepare(
    `INSERT INTO event_counts (key, count, ends_at) VALUES (?, 1, ?)
     ON CONFLICT (key) DO UPDATE SET count = count + 1 RETURNING count, ends_at`,
  )
  // Promises, although SQLite answers synchronously: failures have to reject.
  return {
    async addNonce(key, expiresAt) {
      removeOldNonces.run(Date.now())
      addNonce.run(key, expiresAt)
    },
    async takeNonce(key) {
      const expiresAt = takeNonce.get(key)?.expires_at
      return typeof expiresAt === 'number' ? expiresAt : undefined
    },
    async addSession({ id, account, linked, name, createdAt, expiresAt }) {
      removeOldSessions.run(Date.now())
      addSession.run(id, account, writeLinked(linked), name, createdAt, expiresAt)
    },
    async readSession(id) {
      const row = readSession.get(id)
      return row && toSession(row)
    },
    async renameSession(id, name) {
      renameSession.run(name, id)
    },
    async endSession(id) {
      return Number(endSession.run(Date.now(), id).changes) > 0
    },
    async countEvent(key, { now, endsAt }) {
      removeOldCounts.run(now)
      const row = countEvent.get(key, endsAt)
      return { count: Number(row?.count), endsAt: Number(row?.ends_at) }
    },
    async close() {
      if (database.isOpen) database.close()
    },
    listSessions: () =>
      listSessions.all(Date.now()).map((row) => ({ ...toSession(row), isActive: row.ended_at === null })),
    endAllSessions: () => void endAllSessions.run(Date.now()),
    clear: () => database.exec('DELETE FROM nonces; DELETE FROM sessions; DELETE FROM event_counts'),
  }
}

function open(file: string): DatabaseSync {
  // Not a static import: host apps on an older Node import this package too, with another store.
  const sqlite = process.getBuiltinModule?.('node:sqlite')
  if (!sqlite)
    throw new SignInServerError('SERVER_STORE_UNAVAILABLE', { context: { reason: 'node:sqlite is missing' } })
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const database = new sqlite.DatabaseSync(file)
    database.exec(schema)
    return database
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown'
    throw new SignInServerError('SERVER_STORE_UNAVAILABLE', { context: { reason }, cause })
  }
}

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

/** Times are milliseconds since 1970. A confirmed statement survives the end of the machine (`synchronous`). */
const schema = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS nonces (key TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS nonces_by_expiry ON nonces (expires_at);
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, account TEXT NOT NULL, name TEXT NOT NULL,
    created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, ended_at INTEGER, linked TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE IF NOT EXISTS event_counts (
    key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS event_counts_by_end ON event_counts (ends_at);
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires_at);
`
