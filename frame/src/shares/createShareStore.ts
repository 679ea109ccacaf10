import type { Database, Queries, Row } from '../database/Database.ts'
import type { Sealer } from '../sealing/createSealer.ts'
import { ShareError } from './ShareError.ts'
import type { ShareId, ShareStore, StoredShare } from './ShareStore.ts'

export interface CreateShareStoreParameters {
  /** With the tables of `sharesMigration`. */
  readonly database: Database
  readonly sealer: Sealer
  readonly now?: (() => number) | undefined
}

/** Rows of one account, more than devices and unfinished refreshes need. */
const maxRows = 100
/** Time after which nobody finishes what was broken off. A login takes minutes. */
const unfinishedMs = 60 * 60_000

export function createShareStore(parameters: CreateShareStoreParameters): ShareStore {
  const { database, sealer, now = Date.now } = parameters

  const within = <Result>(
    queries: Queries | undefined,
    run: (queries: Queries) => Promise<Result>,
  ): Promise<Result> => (queries ? run(queries) : database.transaction(run))

  return {
    put: ({ share, fingerprint, replaces = false, ...id }, outer) =>
      within(outer, async (queries) => {
        const rows = await rowsOf(queries, id.account)
        const stored = rows.find(isOf(id))
        if (stored) {
          const known = await sealer.open(`${stored.sealed}`, contextOf(id))
          if (stored.fingerprint === fingerprint && isEqual(known, share)) return
          throw new ShareError('GENERATION_TAKEN')
        }
        if (rows.some((row) => row.set_id === id.setId && Number(row.generation) > id.generation))
          throw new ShareError('GENERATION_TAKEN')
        if (hasOtherKey(rows, fingerprint) && !replaces) throw new ShareError('KEY_CHANGED')
        if (rows.length >= maxRows && !(await dropUnfinished(queries, id.account, rows)))
          throw new ShareError('TOO_MANY_SETS')
        const sealed = await sealer.seal(share, contextOf(id))
        await queries.query(
          `INSERT INTO shares (account, set_id, generation, fingerprint, state, sealed, changed_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [
            id.account,
            id.setId,
            id.generation,
            fingerprint,
            replaces ? 'replacing' : 'pending',
            sealed,
            now(),
          ],
        )
      }),

    commit: (id, outer) =>
      within(outer, async (queries) => {
        const rows = await rowsOf(queries, id.account)
        const row = rows.find(isOf(id))
        if (!row) throw new ShareError('SHARE_UNKNOWN')
        if (row.state === 'committed') return
        if (row.state === 'pending' && hasOtherKey(rows, `${row.fingerprint}`))
          throw new ShareError('KEY_CHANGED')
        await queries.query(
          `UPDATE shares SET state = 'committed', changed_at = $4
           WHERE account = $1 AND set_id = $2 AND generation = $3`,
          [id.account, id.setId, id.generation, now()],
        )
        await queries.query(
          `DELETE FROM shares
           WHERE account = $1 AND ((set_id = $2 AND generation < $3) OR fingerprint <> $4)`,
          [id.account, id.setId, id.generation, `${row.fingerprint}`],
        )
      }),

    async read(account, queries = database) {
      const rows = await rowsOf(queries, account)
      const shares = await Promise.all(rows.map((row) => openRow(account, row)))
      return shares.sort((one, other) => one.changedAt - other.changedAt)
    },

    deleteSet: ({ account, setId }, outer) =>
      within(outer, async (queries) => {
        const rows = await rowsOf(queries, account)
        const own = rows.filter((row) => row.set_id === setId)
        const left = rows.some((row) => row.set_id !== setId && row.state === 'committed')
        if (!left && own.some((row) => row.state === 'committed')) throw new ShareError('LAST_SET')
        await queries.query('DELETE FROM shares WHERE account = $1 AND set_id = $2', [account, setId])
      }),

    deleteAccount: async (account, queries = database) => {
      await queries.query('DELETE FROM shares WHERE account = $1', [account])
    },

    async rotate() {
      // Row by row, beside requests: a row that one of them changed meanwhile is sealed with the newest secret already.
      const rows = await database.query('SELECT account, set_id, generation, sealed FROM shares')
      let changed = 0
      for (const row of rows) {
        const sealed = `${row.sealed}`
        if (await sealer.isCurrent(sealed)) continue
        const id = idOf(`${row.account}`, row)
        const again = await sealer.seal(await sealer.open(sealed, contextOf(id)), contextOf(id))
        await database.query(
          `UPDATE shares SET sealed = $1
           WHERE account = $2 AND set_id = $3 AND generation = $4 AND sealed = $5`,
          [again, id.account, id.setId, id.generation, sealed],
        )
        changed += 1
      }
      return changed
    },
  }

  /**
   * Drops what logins have left that were broken off long ago, so that they lock nobody out. Those of an account without
   * another share may be all that is left of its key, and stay.
   *
   * @returns whether there were any
   */
  async function dropUnfinished(queries: Queries, account: string, rows: readonly Row[]): Promise<boolean> {
    if (!rows.some((row) => row.state === 'committed')) return false
    const dropped = await queries.query(
      `DELETE FROM shares WHERE account = $1 AND state <> 'committed' AND changed_at <= $2 RETURNING set_id`,
      [account, now() - unfinishedMs],
    )
    return dropped.length > 0
  }

  async function openRow(account: string, row: Row): Promise<StoredShare> {
    const id = idOf(account, row)
    return {
      setId: id.setId,
      generation: id.generation,
      state: row.state === 'committed' ? 'committed' : 'pending',
      fingerprint: `${row.fingerprint}`,
      share: await sealer.open(`${row.sealed}`, contextOf(id)),
      changedAt: Number(row.changed_at),
    }
  }
}

const rowsOf = (queries: Queries, account: string) =>
  queries.query('SELECT * FROM shares WHERE account = $1 ORDER BY set_id, generation DESC', [account])

const isOf = (id: ShareId) => (row: Row) =>
  row.set_id === id.setId && Number(row.generation) === id.generation

const idOf = (account: string, row: Row): ShareId => ({
  account,
  setId: `${row.set_id}`,
  generation: Number(row.generation),
})

const hasOtherKey = (rows: readonly Row[], fingerprint: string) =>
  rows.some((row) => row.state === 'committed' && row.fingerprint !== fingerprint)

const contextOf = ({ account, setId, generation }: ShareId) => [account, setId, `${generation}`]

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
