import { randomInt } from 'node:crypto'
import type { Database } from '../../database/Database.ts'
import { isSameHash, keyedHashOf } from '../../sealing/hashes.ts'
import { FrameRefusal } from '../FrameRefusal.ts'

/** Claim of a code: that the owner of an address uses a session, for one purpose. */
export interface CodeKey {
  readonly sessionId: string
  readonly purpose: 'login' | 'primary' | 'secondary'
  readonly email: string
}

/** One-time codes. */
export interface Codes {
  /** Creates a code in place of an earlier one. */
  issue(key: CodeKey, options?: { readonly lifetimeMs?: number }): Promise<string>
  /**
   * Uses a code up.
   *
   * @throws FrameRefusal when it is wrong, has expired, was used, or after too many wrong ones
   */
  redeem(key: CodeKey, code: string): Promise<void>
}

export const codeLifetimeMs = 10 * 60_000
const attempts = 5

export interface CreateCodesParameters {
  readonly database: Database
  /** A code has six digits: without the secret its hash is found in a second. */
  readonly secret: string
}

export function createCodes({ database, secret }: CreateCodesParameters): Codes {
  const keyOf = ({ sessionId, purpose, email }: CodeKey) =>
    keyedHashOf(secret, 'code', sessionId, purpose, email)
  return {
    async issue(codeKey, { lifetimeMs = codeLifetimeMs } = {}) {
      const code = `${randomInt(1_000_000)}`.padStart(6, '0')
      const [key, now] = [keyOf(codeKey), Date.now()]
      await database.query('DELETE FROM codes WHERE expires_at <= $1 AND key <> $2', [now, key])
      await database.query(
        `INSERT INTO codes (key, hash, wrong_count, expires_at) VALUES ($1, $2, 0, $3)
         ON CONFLICT (key) DO UPDATE SET hash = $2, wrong_count = 0, expires_at = $3`,
        [key, keyedHashOf(secret, key, code), now + lifetimeMs],
      )
      return code
    },
    async redeem(codeKey, code) {
      const key = keyOf(codeKey)
      // Counted before it is compared, by one statement: tries at the same time are tries, too.
      const [issued] = await database.query(
        'UPDATE codes SET wrong_count = wrong_count + 1 WHERE key = $1 AND expires_at > $2 RETURNING hash, wrong_count',
        [key, Date.now()],
      )
      if (!issued) throw new FrameRefusal('Code expired. Request a new one.', 410)
      if (Number(issued.wrong_count) > attempts)
        throw new FrameRefusal('Too many wrong codes. Request a new one.', 429)
      if (!isSameHash(String(issued.hash), keyedHashOf(secret, key, code)))
        throw new FrameRefusal('Invalid code. Try again.', 401)
      const used = await database.query('DELETE FROM codes WHERE key = $1 AND hash = $2 RETURNING key', [
        key,
        String(issued.hash),
      ])
      // Of two right tries at the same time, one finds it gone.
      if (used.length === 0) throw new FrameRefusal('Code expired. Request a new one.', 410)
    },
  }
}
