import type { Database } from '../../database/Database.ts'
import { keyedHashOf } from '../../sealing/hashes.ts'

export interface Limit {
  /** Keeps counts of different things apart. */
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

/** Counts that all processes of a database share. */
export interface Limits {
  /** Counts an event of a subject; the milliseconds to wait when there were too many, else undefined. */
  spend(limit: Limit, subject: string): Promise<number | undefined>
}

export interface CreateLimitsParameters {
  readonly database: Database
  /** With which subjects are hashed: a copy of the database has no addresses. */
  readonly secret: string
}

export function createLimits({ database, secret }: CreateLimitsParameters): Limits {
  return {
    async spend({ name, most, windowMs }, subject) {
      const now = Date.now()
      const key = keyedHashOf(secret, name, subject)
      await database.query('DELETE FROM counts WHERE ends_at <= $1', [now])
      // One statement, so that of many requests at the same time each is counted.
      const [row] = await database.query(
        `INSERT INTO counts (key, count, ends_at) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET count = counts.count + 1 RETURNING count, ends_at`,
        [key, now + windowMs],
      )
      return Number(row?.count) > most ? Math.max(1, Number(row?.ends_at) - now) : undefined
    },
  }
}
