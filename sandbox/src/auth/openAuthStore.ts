import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createSqliteStore, type SqliteStore } from '@wallet-kit/server/sqlite'
import { SandboxError } from '../SandboxError.ts'

/**
 * Opens the auth server's database: in memory, or in a file of `dataDirectory`, so that sessions survive a restart.
 *
 * @throws SandboxError `DATA_DIRECTORY_UNUSABLE`
 */
export function openAuthStore(dataDirectory: string | undefined): SqliteStore {
  try {
    if (dataDirectory === undefined) return createSqliteStore({ file: ':memory:' })
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    return createSqliteStore({ file: join(dataDirectory, 'sign-in.sqlite') })
  } catch (cause) {
    throw new SandboxError(`The data directory ${dataDirectory} cannot be used: ${String(cause)}`, {
      code: 'DATA_DIRECTORY_UNUSABLE',
      remedy: 'Pass a writable folder, or omit the option to keep sign-ins in memory.',
      cause,
    })
  }
}
