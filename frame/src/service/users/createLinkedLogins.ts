import type { Database } from '../../database/Database.ts'

/** How the keeper is shown a login. */
export type ProofKind = 'idToken' | 'message' | 'accessToken'

/** A further login of a user. */
export interface LinkedLogin {
  /** Such as `google:1234`. */
  readonly id: string
  readonly kind: ProofKind
  /** Name at the provider, or its e-mail address. */
  readonly name: string | null
}

/** Logins that users have added to the one that their account began with. */
export interface LinkedLogins {
  list(userId: string): Promise<readonly LinkedLogin[]>
  /** Keeps a login that counts for nothing before it is confirmed. @returns false for that of another user */
  add(userId: string, login: LinkedLogin): Promise<boolean>
  /** @returns false when it was not added */
  confirm(userId: string, id: string): Promise<boolean>
  remove(userId: string, id: string): Promise<void>
}

const mostLogins = 20

export function createLinkedLogins(database: Database): LinkedLogins {
  return {
    async list(userId) {
      const rows = await database.query(
        'SELECT login, kind, name FROM linked_logins WHERE user_id = $1 AND is_confirmed = 1 ORDER BY created_at, login',
        [userId],
      )
      return rows.map((row) => ({
        id: String(row.login),
        kind: String(row.kind) as ProofKind,
        name: row.name === null ? null : String(row.name),
      }))
    },
    add: (userId, { id, kind, name }) =>
      database.transaction(async (queries) => {
        const [count] = await queries.query(
          'SELECT count(*) AS login_count FROM linked_logins WHERE user_id = $1',
          [userId],
        )
        if (Number(count?.login_count) >= mostLogins) return false
        // A user who logged in with it and has a key keeps it; one whose login was broken off has nothing to lose.
        const owners = await queries.query(
          `SELECT u.id FROM users u JOIN shares s ON s.account = u.id WHERE u.id = $1 AND s.state = 'committed' LIMIT 1`,
          [id],
        )
        if (owners.length > 0) return false
        const kept = await queries.query(
          `INSERT INTO linked_logins (login, user_id, kind, name, is_confirmed, created_at)
           VALUES ($1, $2, $3, $4, 0, $5)
           ON CONFLICT (login) DO UPDATE SET user_id = $2, kind = $3, name = $4
           WHERE linked_logins.is_confirmed = 0 OR linked_logins.user_id = $2 RETURNING login`,
          [id, userId, kind, name, Date.now()],
        )
        return kept.length > 0
      }),
    async confirm(userId, id) {
      const rows = await database.query(
        'UPDATE linked_logins SET is_confirmed = 1 WHERE login = $1 AND user_id = $2 RETURNING login',
        [id, userId],
      )
      return rows.length > 0
    },
    async remove(userId, id) {
      await database.query('DELETE FROM linked_logins WHERE login = $1 AND user_id = $2', [id, userId])
    },
  }
}
