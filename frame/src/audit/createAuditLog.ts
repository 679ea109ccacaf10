import type { Database, Queries, Row } from '../database/Database.ts'
import type { Migration } from '../database/migrate.ts'
import { hmac } from '../sealing/keptSecrets.ts'

export const auditMigration: Migration = [
  `CREATE TABLE audit_log (
    entry_count BIGINT PRIMARY KEY,
    recorded_at BIGINT NOT NULL,
    event TEXT NOT NULL,
    subject TEXT NOT NULL,
    hash TEXT NOT NULL
  )`,
  'CREATE TABLE audit_head (id TEXT PRIMARY KEY, entry_count BIGINT NOT NULL, hash TEXT NOT NULL)',
  `INSERT INTO audit_head (id, entry_count, hash) VALUES ('head', 0, '')`,
]

export interface AuditEntry {
  /** Name of what happened: lowercase words with dots, `share.committed`. */
  readonly event: string
  /** Opaque id of an account, device or set; never an address, a code or a key. */
  readonly subject: string
}

/** Number of entries and the hash of the last: noted elsewhere, it shows whether the log was cut off later. */
export interface AuditHead {
  readonly count: number
  readonly hash: string
}

export interface AuditLog {
  /** Adds an entry, in the transaction of the change that it records. */
  append(entry: AuditEntry, queries?: Queries): Promise<void>
  /** Reads the whole log. @param noted a head that was noted before, which must be in it still */
  check(noted?: AuditHead): Promise<AuditCheck>
}

export type AuditCheck =
  | { readonly isIntact: true; readonly head: AuditHead }
  /** `brokenAt`: number of the first entry that is changed, missing or added. */
  | { readonly isIntact: false; readonly brokenAt: number }

export interface CreateAuditLogParameters {
  /** With the tables of `auditMigration`. */
  readonly database: Database
  /** Key of the chain, by `toHmacKey`: who can only write to the database cannot continue the chain. */
  readonly key: CryptoKey
  readonly now?: (() => number) | undefined
}

const pageSize = 500

/** A log in which each entry is bound to the one before it. */
export function createAuditLog({ database, key, now = Date.now }: CreateAuditLogParameters): AuditLog {
  async function appendTo(queries: Queries, { event, subject }: AuditEntry): Promise<void> {
    if (!/^[a-z.]{1,64}$/.test(event) || !/^[\w-]{0,64}$/.test(subject))
      throw new TypeError('An entry of the audit log has an event and an opaque subject')
    // Writes the row first, so that entries of several processes come one after another.
    const [head] = await queries.query(
      `UPDATE audit_head SET entry_count = entry_count + 1 WHERE id = 'head' RETURNING entry_count, hash`,
    )
    const count = Number(head?.entry_count)
    const at = now()
    const hash = await hashOf(key, `${head?.hash}`, { count, at, event, subject })
    await queries.query(
      'INSERT INTO audit_log (entry_count, recorded_at, event, subject, hash) VALUES ($1, $2, $3, $4, $5)',
      [count, at, event, subject, hash],
    )
    await queries.query(`UPDATE audit_head SET hash = $1 WHERE id = 'head'`, [hash])
  }

  return {
    append: (entry, queries) =>
      queries ? appendTo(queries, entry) : database.transaction((own) => appendTo(own, entry)),
    async check(noted) {
      // Entries that are added meanwhile come after this head.
      const [row] = await database.query(`SELECT entry_count, hash FROM audit_head WHERE id = 'head'`)
      const head = { count: Number(row?.entry_count), hash: `${row?.hash}` }
      let last: AuditHead = { count: 0, hash: '' }
      while (last.count < head.count) {
        const rows: readonly Row[] = await database.query(
          'SELECT * FROM audit_log WHERE entry_count > $1 AND entry_count <= $2 ORDER BY entry_count LIMIT $3',
          [last.count, head.count, pageSize],
        )
        if (rows.length === 0) return { isIntact: false, brokenAt: last.count + 1 }
        for (const entry of rows) {
          const next = await follow(key, last, entry)
          const isNoted = next?.count !== noted?.count || next?.hash === noted?.hash
          if (!next || !isNoted) return { isIntact: false, brokenAt: last.count + 1 }
          last = next
        }
      }
      const isWhole = last.hash === head.hash && last.count >= (noted?.count ?? 0)
      return isWhole ? { isIntact: true, head } : { isIntact: false, brokenAt: last.count + 1 }
    },
  }
}

async function follow(key: CryptoKey, last: AuditHead, row: Row): Promise<AuditHead | undefined> {
  const count = last.count + 1
  const entry = { count, at: Number(row.recorded_at), event: `${row.event}`, subject: `${row.subject}` }
  const hash = await hashOf(key, last.hash, entry)
  // The number is part of what is hashed.
  return row.hash === hash ? { count, hash } : undefined
}

interface HashedEntry extends AuditEntry {
  readonly count: number
  readonly at: number
}

const hashOf = (key: CryptoKey, previous: string, { count, at, event, subject }: HashedEntry) =>
  hmac(key, JSON.stringify([previous, count, at, event, subject]))
