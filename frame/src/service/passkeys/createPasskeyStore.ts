import type { Database, Queries, Row } from '../../database/Database.ts'
import type { PasskeyCredential } from '../../passkeys/verifyPasskey.ts'

/** A passkey of a user. */
export interface StoredPasskey extends PasskeyCredential {
  readonly userId: string
  /** Names the user to authenticators. */
  readonly userHandle: string
  readonly name: string
  readonly createdAt: number
  /** Undefined before its first login. */
  readonly usedAt: number | undefined
}

/** Passkeys, by the public keys that the service has a copy of. */
export interface PasskeyStore {
  find(id: string): Promise<StoredPasskey | undefined>
  /** The newest first. */
  list(userId: string): Promise<readonly StoredPasskey[]>
  /** @returns false when the credential is known already, or the user has too many */
  add(passkey: Omit<StoredPasskey, 'createdAt' | 'usedAt'>): Promise<boolean>
  /** @returns false when another process has seen a later counter meanwhile */
  use(passkey: StoredPasskey, counter: number): Promise<boolean>
  /** @param keepsOne whether the last one stays; that of a second factor stays anyway */
  remove(parameters: {
    readonly userId: string
    readonly id: string
    readonly keepsOne: boolean
  }): Promise<'removed' | 'unknown' | 'last'>
}

const mostPasskeys = 10

export function createPasskeyStore(database: Database): PasskeyStore {
  const list = async (queries: Queries, userId: string) => {
    const rows = await queries.query(
      'SELECT * FROM passkeys WHERE user_id = $1 ORDER BY created_at DESC, id',
      [userId],
    )
    return rows.map(toPasskey)
  }
  return {
    async find(id) {
      const [row] = await database.query('SELECT * FROM passkeys WHERE id = $1', [id])
      return row && toPasskey(row)
    },
    list: (userId) => list(database, userId),
    add: ({ id, userId, userHandle, name, publicKey, counter }) =>
      database.transaction(async (queries) => {
        await lockUser(queries, userId)
        if ((await list(queries, userId)).length >= mostPasskeys) return false
        const added = await queries.query(
          `INSERT INTO passkeys (id, user_id, user_handle, name, public_key, counter, created_at, used_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, NULL) ON CONFLICT (id) DO NOTHING RETURNING id`,
          [id, userId, userHandle, name, publicKey, counter, Date.now()],
        )
        return added.length === 1
      }),
    async use({ id, counter: earlier }, counter) {
      const rows = await database.query(
        'UPDATE passkeys SET counter = $1, used_at = $2 WHERE id = $3 AND counter = $4 RETURNING id',
        [counter, Date.now(), id, earlier],
      )
      return rows.length === 1
    },
    remove: ({ userId, id, keepsOne }) =>
      database.transaction(async (queries) => {
        await lockUser(queries, userId)
        const present = await list(queries, userId)
        if (!present.some((each) => each.id === id)) return 'unknown'
        const [user] = await queries.query('SELECT needs_passkey FROM users WHERE id = $1', [userId])
        const isNeeded = keepsOne || Number(user?.needs_passkey) === 1
        if (isNeeded && present.length === 1) return 'last'
        await queries.query('DELETE FROM passkeys WHERE id = $1 AND user_id = $2', [id, userId])
        return 'removed'
      }),
  }
}

/** Requests of a user at the same time wait for each other here. */
async function lockUser(queries: Queries, userId: string): Promise<void> {
  await queries.query('UPDATE users SET id = id WHERE id = $1', [userId])
}

function toPasskey(row: Row): StoredPasskey {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    userHandle: String(row.user_handle),
    name: String(row.name),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    createdAt: Number(row.created_at),
    usedAt: row.used_at === null ? undefined : Number(row.used_at),
  }
}
