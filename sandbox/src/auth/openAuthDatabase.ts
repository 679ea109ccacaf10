import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SandboxError } from '../SandboxError.ts'

/**
 * Opens the auth server's database: in memory, or in a file of `dataDirectory`, so that sessions survive a restart.
 *
 * @throws SandboxError `DATA_DIRECTORY_UNUSABLE`
 */
export function openAuthDatabase(dataDirectory: string | undefined): DatabaseSync {
  try {
    if (dataDirectory !== undefined) mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    const database = new DatabaseSync(
      dataDirectory === undefined ? ':memory:' : join(dataDirectory, 'auth.sqlite'),
    )
    database.exec(schema)
    return database
  } catch (cause) {
    throw new SandboxError(`The data directory ${dataDirectory} cannot be used: ${String(cause)}`, {
      code: 'DATA_DIRECTORY_UNUSABLE',
      remedy: 'Pass a writable folder, or omit the option to keep sign-ins in memory.',
      cause,
    })
  }
}

/** Times are milliseconds since 1970. */
const schema = `
  CREATE TABLE IF NOT EXISTS nonces (nonce TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, account TEXT NOT NULL, created_at INTEGER NOT NULL, revoked_at INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`
