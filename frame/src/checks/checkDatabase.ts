import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Migration } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { reasonOf } from './ask.ts'
import { checkClock } from './checkClock.ts'
import { type Finding, ok, problem } from './Finding.ts'

interface CheckDatabaseParameters {
  readonly address: string
  readonly party: 'service' | 'keeper'
  readonly migrations: readonly Migration[]
}

/** Whether the database answers, is this party's, and of a version that this program knows. Changes nothing in it. */
export async function checkDatabase(parameters: CheckDatabaseParameters): Promise<readonly Finding[]> {
  const { address } = parameters
  if (!address.includes('://') && !existsSync(address))
    return [ok('database', `${basename(address)} does not exist yet; the first start creates it`)]
  try {
    const database = await openDatabase(address)
    try {
      const isServer = address.includes('://')
      const before = Date.now()
      const [clock] = isServer
        ? await database.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now_at')
        : []
      const now = (before + Date.now()) / 2
      const time = clock && Number(clock.now_at)
      return [await checkContent(parameters, database), ...checkClock({ of: 'the database', time, now })]
    } finally {
      await database.close()
    }
  } catch (error) {
    return [
      problem(
        'database',
        `The database does not answer (${reasonOf(error)})`,
        'Correct its address, or start it',
      ),
    ]
  }
}

async function checkContent(
  { address, party, migrations }: CheckDatabaseParameters,
  database: Awaited<ReturnType<typeof openDatabase>>,
): Promise<Finding> {
  const tables = await database.query(
    address.includes('://')
      ? `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`
      : `SELECT name FROM sqlite_schema WHERE type = 'table'`,
  )
  const has = (table: string) => tables.some(({ name }) => name === table)
  const [owner] = has('owner') ? await database.query(`SELECT party FROM owner WHERE id = 'frame'`) : []
  if (owner && owner.party !== party)
    return problem('database', `It is the ${owner.party}'s`, `Give the ${party} a database of its own`)
  const [row] = has('schema_version')
    ? await database.query(`SELECT version FROM schema_version WHERE id = 'frame'`)
    : []
  const version = Number(row?.version ?? 0)
  if (version > migrations.length)
    return problem(
      'database',
      `It has version ${version}, and this program knows ${migrations.length}`,
      'Start the release that wrote it, or a newer one',
    )
  const next = version < migrations.length ? `; the next start brings it to ${migrations.length}` : ''
  return ok('database', `It answers, and has version ${version}${next}`)
}
