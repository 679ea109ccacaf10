import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { createTurns } from './createTurns.ts'
import type { Database, Queries, Row } from './Database.ts'
import { toUnavailable } from './toUnavailable.ts'

export interface CreateSqliteDatabaseParameters {
  /** Path of the file, which is created when it is missing; `:memory:` for a database that ends with the process. */
  readonly file: string
}

/**
 * A database in one file, by Node's own SQLite. Several processes of one machine can share it.
 *
 * @throws FrameError `FRAME_DATABASE_UNAVAILABLE`
 */
export function createSqliteDatabase({ file }: CreateSqliteDatabaseParameters): Database {
  const database = open(file)
  const statements = new Map<string, StatementSync>()
  const turns = createTurns(database)

  const queries: Queries = {
    async query(statement, values = []) {
      return unlessUnavailable(() => prepare(statement).all(...values) as readonly Row[])
    },
  }

  function prepare(statement: string): StatementSync {
    const known = statements.get(statement)
    if (known) return known
    const prepared = database.prepare(statement.replaceAll(/\$(\d+)/g, '?$1'))
    statements.set(statement, prepared)
    return prepared
  }

  return {
    query: (statement, values) =>
      turns.take(/^\s*SELECT\b/i.test(statement), () => queries.query(statement, values)),
    transaction: (run) =>
      turns.take(false, async () => {
        unlessUnavailable(() => database.exec('SAVEPOINT turn'))
        try {
          const result = await run(queries)
          unlessUnavailable(() => database.exec('RELEASE turn'))
          return result
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK TO turn; RELEASE turn')
          throw error
        }
      }),
    async close() {
      try {
        await turns.take(true, async () => {})
      } finally {
        statements.clear()
        if (database.isOpen) database.close()
      }
    },
  }
}

function open(file: string): DatabaseSync {
  return unlessUnavailable(() => {
    if (file !== ':memory:') create(file)
    const database = new DatabaseSync(file)
    // A confirmed statement survives the end of the machine (`synchronous`).
    database.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;',
    )
    return database
  })
}

/** For its owner alone; SQLite's files beside it get its mode. */
function create(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
}

function unlessUnavailable<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (cause) {
    throw toUnavailable(cause)
  }
}
