import { createPostgresDatabase } from './createPostgresDatabase.ts'
import { createSqliteDatabase } from './createSqliteDatabase.ts'
import type { Database } from './Database.ts'

const connectionTimeoutMillis = 5_000

/**
 * Opens a database by its address (`postgres://…`), or by the path of a SQLite file.
 *
 * @throws FrameError `FRAME_DATABASE_UNAVAILABLE` when the file cannot be opened; PostgreSQL is asked by the first query
 */
export async function openDatabase(address: string): Promise<Database> {
  if (!address.includes('://')) return createSqliteDatabase({ file: address })
  // Who runs on SQLite does not load it.
  const { Pool } = await import('pg')
  return createPostgresDatabase({ pool: new Pool({ connectionString: address, connectionTimeoutMillis }) })
}
