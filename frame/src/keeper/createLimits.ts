import type { Queries } from '../database/Database.ts'
import { KeeperRefusal } from './KeeperRefusal.ts'

/** Limits that all processes of the keeper share. */
export interface Limits {
  /** Counts one use of a bucket. @throws KeeperRefusal `RATE_LIMITED` once there were `max` within an hour */
  spend(bucket: string, max: number): Promise<void>
}

const windowMs = 60 * 60_000

export function createLimits(parameters: { readonly database: Queries; readonly now: () => number }): Limits {
  const { database, now } = parameters
  return {
    async spend(bucket, max) {
      const at = now()
      const [row] = await database.query(
        `INSERT INTO limits (bucket, use_count, expires_at) VALUES ($1, 1, $2)
         ON CONFLICT (bucket) DO UPDATE SET
           use_count = CASE WHEN limits.expires_at <= $3 THEN 1 ELSE limits.use_count + 1 END,
           expires_at = CASE WHEN limits.expires_at <= $3 THEN $2 ELSE limits.expires_at END
         RETURNING use_count, expires_at`,
        [bucket, at + windowMs, at],
      )
      if (Number(row?.use_count) <= max) return
      const retryAfter = Math.max(1, Math.ceil((Number(row?.expires_at) - at) / 1_000))
      throw new KeeperRefusal('RATE_LIMITED', { retryAfter })
    },
  }
}
