import type { Database } from '../database/Database.ts'
import type { Migration } from '../database/migrate.ts'
import type { PartState } from './createHealth.ts'

/** Parts of the report of health: the database answers, and has the version that this program knows. */
export function databaseParts(database: Database, migrations: readonly Migration[]) {
  return {
    async database(): Promise<PartState> {
      await database.query('SELECT 1')
      return 'ok'
    },
    async migrations(): Promise<PartState> {
      const [row] = await database.query(`SELECT version FROM schema_version WHERE id = 'frame'`)
      return Number(row?.version) === migrations.length ? 'ok' : 'failing'
    },
  }
}
