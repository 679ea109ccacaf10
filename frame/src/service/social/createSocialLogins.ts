import { randomBytes } from 'node:crypto'
import type { Database, Row } from '../../database/Database.ts'
import { hashOf } from '../../sealing/hashes.ts'
import type { SocialLogin } from './IdentityProvider.ts'

/** Social logins in progress, by a random state, which identifies them in the redirects. */
export interface SocialLogins {
  start(
    login: Pick<SocialLogin, 'provider' | 'sessionId' | 'hostOrigin' | 'base'> & {
      /** Default: random. */
      readonly nonce?: string | undefined
    },
  ): Promise<string>
  find(state: string): Promise<SocialLogin | undefined>
  /** Ends a login and returns it; undefined for that of another session. */
  take(state: string, sessionId: string): Promise<SocialLogin | undefined>
  /** Ends the logins of a session. */
  cancel(sessionId: string): Promise<void>
}

const lifetimeMs = 10 * 60_000

export function createSocialLogins(database: Database): SocialLogins {
  return {
    async start({ provider, sessionId, hostOrigin, base, nonce = randomBytes(32).toString('base64url') }) {
      // Hexadecimal: `--` may follow it.
      const state = randomBytes(24).toString('hex')
      const verifier = randomBytes(32).toString('base64url')
      const now = Date.now()
      await database.query('DELETE FROM social_logins WHERE expires_at <= $1', [now])
      await database.query(
        `INSERT INTO social_logins (hash, provider, session_id, host_origin, base, verifier, nonce, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [hashOf(state), provider, sessionId, hostOrigin, base, verifier, nonce, now + lifetimeMs],
      )
      return state
    },
    async find(state) {
      const [row] = await database.query('SELECT * FROM social_logins WHERE hash = $1 AND expires_at > $2', [
        hashOf(state),
        Date.now(),
      ])
      return row && toLogin(row)
    },
    async take(state, sessionId) {
      const [row] = await database.query(
        'DELETE FROM social_logins WHERE hash = $1 AND session_id = $2 AND expires_at > $3 RETURNING *',
        [hashOf(state), sessionId, Date.now()],
      )
      return row && toLogin(row)
    },
    async cancel(sessionId) {
      await database.query('DELETE FROM social_logins WHERE session_id = $1', [sessionId])
    },
  }
}

function toLogin(row: Row): SocialLogin {
  return {
    provider: String(row.provider),
    sessionId: String(row.session_id),
    hostOrigin: String(row.host_origin),
    base: String(row.base),
    verifier: String(row.verifier),
    nonce: String(row.nonce),
  }
}
