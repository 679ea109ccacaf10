import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
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
  let last: Promise<unknown> = Promise.resolve()

  const queries: Queries = {
    async query(statement, values = []) {
      return unlessUnavailable(() => prepare(statement).all(...values) as readonly Row[])
    },
  }

  /** One connection has one transaction at a time, so each waits for the one before. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = last.then(run, run)
    last = result.catch(() => {})
    return result
  }

  function prepare(statement: string): StatementSync {
    const known = statements.get(statement)
    if (known) return known
    const prepared = database.prepare(statement.replaceAll(/\$(\d+)/g, '?$1'))
    statements.set(statement, prepared)
    return prepared
  }

  return {
    query: (statement, values) => inTurn(() => queries.query(statement, values)),
    transaction: (run) =>
      inTurn(async () => {
        unlessUnavailable(() => database.exec('BEGIN IMMEDIATE'))
        try {
          const result = await run(queries)
          unlessUnavailable(() => database.exec('COMMIT'))
          return result
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK')
          throw error
        }
      }),
    close: () =>
      inTurn(async () => {
        statements.clear()
        if (database.isOpen) database.close()
      }),
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
