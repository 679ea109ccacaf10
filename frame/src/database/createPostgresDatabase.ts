import { randomInt } from 'node:crypto'
import { FrameError } from '../errors/FrameError.ts'
import type { Database, Queries, Row } from './Database.ts'
import { toUnavailable } from './toUnavailable.ts'

interface PostgresResult {
  readonly rows: readonly Record<string, unknown>[]
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<PostgresResult>
}

/** A pool of `pg` 8, or anything that answers as it does. */
export interface PostgresPool extends PostgresClient {
  connect(): Promise<PostgresClient & Emitter & { release(error?: boolean): void }>
  end(): Promise<void>
  on?: Emitter['on']
}

interface Emitter {
  on?(event: 'error', listener: (error: Error) => void): unknown
  off?(event: 'error', listener: (error: Error) => void): unknown
}

/** A database on a PostgreSQL server, which several machines can share. Closing it ends the pool. */
export function createPostgresDatabase({ pool }: { readonly pool: PostgresPool }): Database {
  // A pool reports the loss of an idle connection as an event, and an event `error` without a listener ends the process.
  // The next query reports it to its caller.
  pool.on?.('error', () => {})
  return {
    query: queriesOf(pool).query,
    async transaction(run) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(pool, run)
        } catch (error) {
          if (attempt === maxAttempts || !hasConflict(error)) throw error
          // Random, so that transactions that conflicted do not conflict again.
          await new Promise((resolve) => setTimeout(resolve, randomInt(1, 10 * attempt)))
        }
      }
    },
    close: () => pool.end(),
  }
}

/** Enough for as many writers of one row as a pool has connections. */
const maxAttempts = 30

async function runOnce<Result>(
  pool: PostgresPool,
  run: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw toUnavailable(cause)
  })
  const queries = queriesOf(client)
  let isBroken = false
  // A connection that is lost between two queries of a transaction is an event of its own, which nobody else listens to.
  const onLost = () => {
    isBroken = true
  }
  client.on?.('error', onLost)
  try {
    // As strict as SQLite's, where transactions run one after another.
    await queries.query('BEGIN ISOLATION LEVEL SERIALIZABLE')
    const result = await run(queries)
    await queries.query('COMMIT')
    return result
  } catch (error) {
    // A connection that cannot even do this is not returned to the pool.
    await client.query('ROLLBACK').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.off?.('error', onLost)
    client.release(isBroken)
  }
}

/** Whether another transaction was first: a failed serialization, or a deadlock. Nothing of this one has happened. */
function hasConflict(error: unknown): boolean {
  const cause: unknown = error instanceof FrameError ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return code === '40001' || code === '40P01'
}

function queriesOf(client: PostgresClient): Queries {
  return {
    async query(statement, values = []) {
      const result = await client.query(statement, [...values]).catch((cause: unknown) => {
        throw toUnavailable(cause)
      })
      return toRows(result)
    },
  }
}

/** Object id of BIGINT, which `pg` returns as a string. */
const bigint = 20

/** Numbers of ours fit into a number, and so do counts. */
function toRows({ rows, fields }: PostgresResult): readonly Row[] {
  const names = fields.filter(({ dataTypeID }) => dataTypeID === bigint).map(({ name }) => name)
  return rows.map((row) => {
    const numbers = names.filter((name) => row[name] !== null).map((name) => [name, Number(row[name])])
    return { ...(row as Row), ...Object.fromEntries(numbers) }
  })
}
