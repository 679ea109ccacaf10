import type { Database, Queries, Row } from '../../database/Database.ts'
import type { FrameUser } from './FrameUser.ts'

export interface Users {
  find(id: string): Promise<FrameUser | undefined>
  /** The user whose address it is, created at the first login. */
  ofEmail(email: string): Promise<FrameUser>
  /** The user of an account elsewhere, e.g. `google:alice`; created at the first login. */
  ofAccount(id: string, details: Pick<FrameUser, 'email' | 'userName'>): Promise<FrameUser>
  isTaken(email: string): Promise<boolean>
  /** @returns false when another user has got the address meanwhile */
  changeEmail(id: string, email: string): Promise<boolean>
}

export function createUsers(database: Database): Users {
  return {
    find: (id) => find(database, id),
    ofEmail: (email) =>
      database.transaction(async (queries) => {
        const known = await findByEmail(queries, email)
        if (known) return known
        const id = await unusedId(queries, email)
        await queries.query(
          'INSERT INTO users (id, email, user_name, created_at) VALUES ($1, $2, NULL, $3)',
          [id, email, Date.now()],
        )
        await queries.query('INSERT INTO user_emails (email, user_id) VALUES ($1, $2)', [email, id])
        return { id, email, userName: null }
      }),
    async ofAccount(id, { email, userName }) {
      const linked = await findByLink(database, id)
      if (linked) return linked
      await database.query(
        `INSERT INTO users (id, email, user_name, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET email = $2, user_name = $3`,
        [id, email, userName, Date.now()],
      )
      return { id, email, userName }
    },
    isTaken: async (email) => (await findByEmail(database, email)) !== undefined,
    changeEmail: (id, email) =>
      database.transaction(async (queries) => {
        if (await findByEmail(queries, email)) return false
        await queries.query('DELETE FROM user_emails WHERE user_id = $1', [id])
        await queries.query('INSERT INTO user_emails (email, user_id) VALUES ($1, $2)', [email, id])
        await queries.query('UPDATE users SET email = $1 WHERE id = $2', [email, id])
        return true
      }),
  }
}

async function find(queries: Queries, id: string): Promise<FrameUser | undefined> {
  const [row] = await queries.query('SELECT id, email, user_name FROM users WHERE id = $1', [id])
  return row && toUser(row)
}

async function findByEmail(queries: Queries, email: string): Promise<FrameUser | undefined> {
  const [row] = await queries.query(
    'SELECT u.id, u.email, u.user_name FROM user_emails e JOIN users u ON u.id = e.user_id WHERE e.email = $1',
    [email],
  )
  return row && toUser(row)
}

/** The user who has added the login to theirs. */
async function findByLink(queries: Queries, login: string): Promise<FrameUser | undefined> {
  const [row] = await queries.query(
    `SELECT u.id, u.email, u.user_name FROM linked_logins l JOIN users u ON u.id = l.user_id
     WHERE l.login = $1 AND l.is_confirmed = 1`,
    [login],
  )
  return row && toUser(row)
}

/** An address may belong to a new user after its first user has changed theirs. */
async function unusedId(queries: Queries, email: string): Promise<string> {
  let id = `email:${email}`
  for (let generation = 2; await find(queries, id); generation += 1) id = `email:${email}#${generation}`
  return id
}

function toUser(row: Row): FrameUser {
  const optional = (value: unknown) => (value === null ? null : String(value))
  return { id: String(row.id), email: optional(row.email), userName: optional(row.user_name) }
}
