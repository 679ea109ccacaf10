import { randomBytes } from 'node:crypto'
import type { Database, Queries, Row, Value } from '../../database/Database.ts'
import { hashOf } from '../../sealing/hashes.ts'
import type { AccountType, FrameSession, SessionChange } from './FrameSession.ts'

/** A session with the token that its cookie gets, where the cookie changes. */
export interface OpenedSession {
  readonly session: FrameSession
  readonly token: string | undefined
}

/** Sessions of all processes of a database. A browser holds tokens, the database their hashes. */
export interface Sessions {
  /** Creates a session without a user, which nothing knows until it is kept. */
  create(parameters: {
    readonly device: string | undefined
    readonly chainId?: number | string
  }): FrameSession
  /** Returns the token for the cookie. */
  keep(session: FrameSession): Promise<string>
  /**
   * The session of a cookie's token, with a new token when it is time. A token that was replaced long ago has been
   * copied: its whole session ends.
   */
  open(token: string): Promise<OpenedSession | undefined>
  find(id: string): Promise<FrameSession | undefined>
  update(id: string, change: SessionChange): Promise<void>
  /**
   * Logs a user in, under a new id: the earlier one and its tokens become invalid.
   *
   * @param browser its name for people
   */
  logIn(
    session: FrameSession,
    userId: string,
    browser: string,
  ): Promise<{ readonly session: FrameSession; readonly token: string }>
  /** Issues the secret by which a page that is loaded again without its cookie takes its session up; the earlier one ends. */
  issueResumeToken(session: FrameSession): Promise<string>
  /** The session of such a secret, with a new token for the cookie. */
  resume(token: string): Promise<{ readonly session: FrameSession; readonly token: string } | undefined>
  cancelWaits(id: string): Promise<void>
  end(id: string): Promise<void>
  /** Ends all, as if they had expired. */
  endAll(): Promise<void>
}

export const sessionLifetimeMs = 30 * 86_400_000
/** Of a session without a user: each visit of a page begins one, and most are never used. */
const visitLifetimeMs = 86_400_000
/** A token is replaced when it is this old. */
const rotationMs = 15 * 60_000
/** Requests that were sent with the earlier token at the same time are still answered. */
const graceMs = 60_000
const defaultChainId = 1

const createToken = () => randomBytes(32).toString('base64url')
const createId = () => randomBytes(24).toString('base64url')
const idPattern = /^[\w-]{32}$/

export function createSessions(database: Database): Sessions {
  return {
    create: ({ device, chainId = defaultChainId }) => ({
      id: createId(),
      device: device !== undefined && idPattern.test(device) ? device : createId(),
      userId: undefined,
      chainId,
      preferredAccountType: 'eoa',
      pendingEmail: undefined,
      newEmail: undefined,
      loggedInAt: undefined,
      waitCount: 0,
    }),
    async keep(session) {
      // Not within the transaction: it would meet those of all other logins.
      await removeExpired(database)
      return database.transaction(async (queries) => {
        await insert(queries, session)
        return issue(queries, session.id, 'cookie')
      })
    },
    open: (token) =>
      database.transaction(async (queries) => {
        const now = Date.now()
        const [row] = await queries.query(
          `SELECT s.*, t.issued_at, t.replaced_at FROM session_tokens t JOIN sessions s ON s.id = t.session_id
           WHERE t.hash = $1 AND t.kind = 'cookie' AND s.expires_at > $2`,
          [hashOf(token), now],
        )
        if (!row) return undefined
        const session = toSession(row)
        if (row.replaced_at !== null) {
          if (Number(row.replaced_at) > now - graceMs) return { session, token: undefined }
          await remove(queries, session.id)
          return undefined
        }
        if (Number(row.issued_at) > now - rotationMs) return { session, token: undefined }
        await queries.query('UPDATE session_tokens SET replaced_at = $1 WHERE hash = $2', [
          now,
          hashOf(token),
        ])
        await queries.query('UPDATE sessions SET used_at = $1, expires_at = $2 WHERE id = $3', [
          now,
          now + lifetimeOf(session),
          session.id,
        ])
        return { session, token: await issue(queries, session.id, 'cookie') }
      }),
    find: (id) => find(database, id),
    async update(id, change) {
      for (const [name, value] of Object.entries(change)) {
        const column = columns[name as keyof SessionChange]
        await database.query(`UPDATE sessions SET ${column} = $1 WHERE id = $2`, [toValue(value), id])
      }
    },
    logIn: (earlier, userId, browser) =>
      database.transaction(async (queries) => {
        await remove(queries, earlier.id)
        const session = {
          ...earlier,
          ...{ id: createId(), userId, loggedInAt: Date.now(), pendingEmail: undefined, newEmail: undefined },
        }
        await insert(queries, session, browser)
        return { session, token: await issue(queries, session.id, 'cookie') }
      }),
    issueResumeToken: ({ id }) => database.transaction((queries) => issue(queries, id, 'resume')),
    resume: (token) =>
      database.transaction(async (queries) => {
        const [row] = await queries.query(
          `SELECT s.* FROM session_tokens t JOIN sessions s ON s.id = t.session_id
           WHERE t.hash = $1 AND t.kind = 'resume' AND s.expires_at > $2`,
          [hashOf(token), Date.now()],
        )
        if (!row) return undefined
        const session = toSession(row)
        return { session, token: await issue(queries, session.id, 'cookie') }
      }),
    async cancelWaits(id) {
      await database.query('UPDATE sessions SET wait_count = wait_count + 1 WHERE id = $1', [id])
    },
    end: (id) => database.transaction((queries) => remove(queries, id)),
    endAll: () =>
      database.transaction(async (queries) => {
        await queries.query('DELETE FROM session_tokens')
        await queries.query('DELETE FROM sessions')
      }),
  }
}

const columns: Readonly<Record<keyof SessionChange, string>> = {
  chainId: 'chain_id',
  preferredAccountType: 'account_type',
  pendingEmail: 'pending_email',
  newEmail: 'new_email',
}

async function insert(queries: Queries, session: FrameSession, browser?: string): Promise<void> {
  const now = Date.now()
  await queries.query(
    `INSERT INTO sessions (id, device, user_id, chain_id, account_type, pending_email, new_email, wait_count, used_at, expires_at, logged_in_at, browser)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      session.id,
      session.device,
      toValue(session.userId),
      toValue(session.chainId),
      session.preferredAccountType,
      toValue(session.pendingEmail),
      toValue(session.newEmail),
      session.waitCount,
      now,
      now + lifetimeOf(session),
      session.loggedInAt ?? null,
      browser ?? null,
    ],
  )
}

async function find(queries: Queries, id: string): Promise<FrameSession | undefined> {
  const [row] = await queries.query('SELECT * FROM sessions WHERE id = $1 AND expires_at > $2', [
    id,
    Date.now(),
  ])
  return row && toSession(row)
}

async function removeExpired(queries: Queries): Promise<void> {
  const now = Date.now()
  await queries.query(
    'DELETE FROM session_tokens WHERE session_id IN (SELECT id FROM sessions WHERE expires_at <= $1)',
    [now],
  )
  await queries.query('DELETE FROM sessions WHERE expires_at <= $1', [now])
}

async function remove(queries: Queries, id: string): Promise<void> {
  await queries.query('DELETE FROM session_tokens WHERE session_id = $1', [id])
  await queries.query('DELETE FROM sessions WHERE id = $1', [id])
}

/** There is one token to resume a session by; of the cookie's, those that were replaced are kept to notice copies. */
async function issue(queries: Queries, sessionId: string, kind: 'cookie' | 'resume'): Promise<string> {
  const token = createToken()
  if (kind === 'resume')
    await queries.query(`DELETE FROM session_tokens WHERE session_id = $1 AND kind = 'resume'`, [sessionId])
  await queries.query(
    'INSERT INTO session_tokens (hash, session_id, kind, issued_at, replaced_at) VALUES ($1, $2, $3, $4, NULL)',
    [hashOf(token), sessionId, kind, Date.now()],
  )
  return token
}

function lifetimeOf({ userId }: FrameSession): number {
  return userId === undefined ? visitLifetimeMs : sessionLifetimeMs
}

/** Chain ids are stored as text: of EVM chains the number, of others the CAIP-2 id. */
const toValue = (value: string | number | undefined): Value => (value === undefined ? null : `${value}`)

function toSession(row: Row): FrameSession {
  const chainId = String(row.chain_id)
  const optional = (value: Value | undefined) =>
    value === null || value === undefined ? undefined : String(value)
  return {
    id: String(row.id),
    device: String(row.device),
    userId: optional(row.user_id),
    chainId: /^\d+$/.test(chainId) ? Number(chainId) : chainId,
    preferredAccountType: String(row.account_type) as AccountType,
    pendingEmail: optional(row.pending_email),
    newEmail: optional(row.new_email),
    loggedInAt: row.logged_in_at === null ? undefined : Number(row.logged_in_at),
    waitCount: Number(row.wait_count),
  }
}
