import type { Database } from '../../database/Database.ts'

/** Users whose logins are confirmed with a passkey, and logins that wait for that. */
export interface SecondFactors {
  isOn(userId: string): Promise<boolean>
  /** @returns false when it is to be switched on without a passkey */
  set(userId: string, isOn: boolean): Promise<boolean>
  /** Keeps that a session has passed the first factor of a user. */
  hold(sessionId: string, userId: string): Promise<void>
  /** Whether it has; for one use, within ten minutes. */
  take(sessionId: string, userId: string): Promise<boolean>
  cancel(sessionId: string): Promise<void>
}

const lifetimeMs = 10 * 60_000

export function createSecondFactors(database: Database): SecondFactors {
  return {
    async isOn(userId) {
      const [row] = await database.query('SELECT needs_passkey FROM users WHERE id = $1', [userId])
      return Number(row?.needs_passkey ?? 0) === 1
    },
    async set(userId, isOn) {
      // One statement: the last passkey could be removed at the same time.
      const rows = await database.query(
        isOn
          ? `UPDATE users SET needs_passkey = 1
             WHERE id = $1 AND EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1) RETURNING id`
          : 'UPDATE users SET needs_passkey = 0 WHERE id = $1 RETURNING id',
        [userId],
      )
      return rows.length === 1
    },
    async hold(sessionId, userId) {
      const now = Date.now()
      await database.query('DELETE FROM first_factors WHERE expires_at <= $1', [now])
      await database.query(
        `INSERT INTO first_factors (session_id, user_id, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (session_id) DO UPDATE SET user_id = $2, expires_at = $3`,
        [sessionId, userId, now + lifetimeMs],
      )
    },
    async take(sessionId, userId) {
      const rows = await database.query(
        'DELETE FROM first_factors WHERE session_id = $1 AND user_id = $2 AND expires_at > $3 RETURNING user_id',
        [sessionId, userId, Date.now()],
      )
      return rows.length === 1
    },
    async cancel(sessionId) {
      await database.query('DELETE FROM first_factors WHERE session_id = $1', [sessionId])
    },
  }
}
