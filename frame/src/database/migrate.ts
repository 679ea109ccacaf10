import { FrameError } from '../errors/FrameError.ts'
import { createTable } from './createTable.ts'
import type { Database, Queries } from './Database.ts'

/** Statements that lead from one version of a database to the next. Never changed once released; only added to. */
export type Migration = readonly string[]

/**
 * Brings a database to this release's version; each step takes effect as a whole. Processes that start together do it
 * once.
 *
 * @throws FrameError `FRAME_DATABASE_NEWER` when a later release wrote it; nothing is changed then
 * @throws FrameError `FRAME_DATABASE_UNAVAILABLE`
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await createTable(database, 'schema_version (id TEXT PRIMARY KEY, version BIGINT NOT NULL)')
  await database.query(
    `INSERT INTO schema_version (id, version) VALUES ('frame', 0) ON CONFLICT (id) DO NOTHING`,
  )
  for (;;) {
    const isDone = await database.transaction((queries) => takeStep(queries, migrations))
    if (isDone) return
  }
}

async function takeStep(queries: Queries, migrations: readonly Migration[]): Promise<boolean> {
  // Writes the row, so that a second process waits here and reads what the first has made of it.
  const [row] = await queries.query(
    `UPDATE schema_version SET version = version WHERE id = 'frame' RETURNING version`,
  )
  const version = Number(row?.version)
  if (version > migrations.length) {
    throw new FrameError('FRAME_DATABASE_NEWER', {
      context: { found: `${version}`, known: `${migrations.length}` },
    })
  }
  const migration = migrations[version]
  if (!migration) return true
  for (const statement of migration) await queries.query(statement)
  await queries.query(`UPDATE schema_version SET version = $1 WHERE id = 'frame'`, [version + 1])
  return false
}
