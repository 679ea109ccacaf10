import type { Database } from '../../database/Database.ts'
import { hashOf } from '../../sealing/hashes.ts'

/** A session as its user recognises it. */
export interface ListedSession {
  /** Names the session to its user; a hash, which opens nothing. */
  readonly id: string
  /** Name of the browser for people. */
  readonly browser: string | undefined
  /** Page that embeds the frame. */
  readonly hostOrigin: string | undefined
  /** Id of the set of shares that the browser has one of. */
  readonly setId: string | undefined
  /** Milliseconds since 1970. */
  readonly usedAt: number
}

/** Sessions of a user. */
export interface SessionList {
  /** Ids in the list are those of `listedId`. The last used first. */
  read(userId: string): Promise<readonly ListedSession[]>
  /** Keeps which page a session is for, and which share its browser has. */
  describe(id: string, of: Pick<ListedSession, 'hostOrigin' | 'setId'>): Promise<void>
  /** Ends sessions of the user by the ids of the list; all of them without. */
  end(userId: string, ids?: readonly string[]): Promise<void>
}

const mostListed = 200

/** Id of a session in its user's list. */
export const listedId = (id: string) => hashOf(`session ${id}`)

export function createSessionList(database: Database): SessionList {
  return {
    async read(userId) {
      const rows = await database.query(
        `SELECT id, browser, host_origin, set_id, used_at FROM sessions
         WHERE user_id = $1 AND expires_at > $2 ORDER BY used_at DESC LIMIT ${mostListed}`,
        [userId, Date.now()],
      )
      const optional = (value: unknown) => (value === null ? undefined : String(value))
      return rows.map((row) => ({
        id: listedId(String(row.id)),
        browser: optional(row.browser),
        hostOrigin: optional(row.host_origin),
        setId: optional(row.set_id),
        usedAt: Number(row.used_at),
      }))
    },
    async describe(id, { hostOrigin, setId }) {
      await database.query('UPDATE sessions SET host_origin = $1, set_id = $2 WHERE id = $3', [
        hostOrigin ?? null,
        setId ?? null,
        id,
      ])
    },
    end: (userId, ids) =>
      database.transaction(async (queries) => {
        const rows = await queries.query('SELECT id FROM sessions WHERE user_id = $1', [userId])
        for (const row of rows) {
          const id = String(row.id)
          if (ids && !ids.includes(listedId(id))) continue
          await queries.query('DELETE FROM session_tokens WHERE session_id = $1', [id])
          await queries.query('DELETE FROM sessions WHERE id = $1', [id])
        }
      }),
  }
}
