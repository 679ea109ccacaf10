import { randomBytes } from 'node:crypto'
import type { Queries } from '../database/Database.ts'
import { hashOf } from '../sealing/hashes.ts'

/** Account of a grant, and the login that was proved for it. */
export interface GrantedLogin {
  readonly account: string
  /** Hash of the login. */
  readonly identity: string
}

export interface Grant {
  readonly token: string
  readonly expiresAt: number
  /** Whether it opens nothing until a passkey completes it. */
  readonly needsPasskey?: true
}

interface GivenGrant {
  readonly token: string
  readonly device: string
}

/** Proofs of a login, each for one device and ten minutes. Only hashes are stored. */
export interface Grants {
  issue(
    queries: Queries,
    login: GrantedLogin & { readonly device: string; readonly isComplete: boolean },
  ): Promise<Grant>
  read(queries: Queries, given: GivenGrant): Promise<GrantedLogin | undefined>
  /** Ends a grant that waits for a passkey, and returns whose it was. */
  takeFirst(queries: Queries, given: GivenGrant): Promise<GrantedLogin | undefined>
}

const lifetimeMs = 10 * 60_000

export function createGrants({ now }: { readonly now: () => number }): Grants {
  return {
    async issue(queries, { account, identity, device, isComplete }) {
      const token = randomBytes(32).toString('base64url')
      const expiresAt = now() + lifetimeMs
      await queries.query(
        `INSERT INTO grants (token_hash, device, identity, account, expires_at, is_complete)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [hashOf(token), device, identity, account, expiresAt, isComplete ? 1 : 0],
      )
      return { token, expiresAt, ...(isComplete ? {} : { needsPasskey: true }) }
    },
    async read(queries, { token, device }) {
      const [row] = await queries.query(
        'SELECT account, identity FROM grants WHERE token_hash = $1 AND device = $2 AND expires_at > $3 AND is_complete = 1',
        [hashOf(token), device, now()],
      )
      return row && { account: `${row.account}`, identity: `${row.identity}` }
    },
    async takeFirst(queries, { token, device }) {
      const [row] = await queries.query(
        `DELETE FROM grants WHERE token_hash = $1 AND device = $2 AND expires_at > $3 AND is_complete = 0
         RETURNING account, identity`,
        [hashOf(token), device, now()],
      )
      return row && { account: `${row.account}`, identity: `${row.identity}` }
    },
  }
}
