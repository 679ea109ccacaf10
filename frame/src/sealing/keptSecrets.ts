import { base64urlnopad } from '@scure/base'
import type { Database, Queries } from '../database/Database.ts'
import type { Migration } from '../database/migrate.ts'
import type { Sealer } from './createSealer.ts'

export const keptSecretsMigration: Migration = [
  'CREATE TABLE kept_secrets (name TEXT PRIMARY KEY, sealed TEXT NOT NULL)',
]

interface OpenKeptSecretParameters {
  readonly database: Database
  readonly sealer: Sealer
  /** Purpose of the secret, such as `identities`. */
  readonly name: string
}

/**
 * 32 random bytes that are made once and kept sealed in the database. What depends on them (hashes of identities, the
 * chain of the audit log) stays as it is when the party's own secret is rotated: only the seal changes.
 */
export async function openKeptSecret({ database, sealer, name }: OpenKeptSecretParameters) {
  const made = await sealer.seal(crypto.getRandomValues(new Uint8Array(32)), contextOf(name))
  // Processes that start together keep the first.
  await database.query(
    'INSERT INTO kept_secrets (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    [name, made],
  )
  const [row] = await database.query('SELECT sealed FROM kept_secrets WHERE name = $1', [name])
  return Uint8Array.from(await sealer.open(String(row?.sealed), contextOf(name)))
}

/** Seals again what an older secret sealed. @returns the number of rows that changed */
export async function rotateKeptSecrets(database: Database, sealer: Sealer): Promise<number> {
  return database.transaction(async (queries) => {
    const rows = await queries.query('SELECT name, sealed FROM kept_secrets')
    let changed = 0
    for (const row of rows) changed += await rotateRow(queries, sealer, `${row.name}`, `${row.sealed}`)
    return changed
  })
}

async function rotateRow(queries: Queries, sealer: Sealer, name: string, sealed: string): Promise<number> {
  if (await sealer.isCurrent(sealed)) return 0
  const again = await sealer.seal(await sealer.open(sealed, contextOf(name)), contextOf(name))
  await queries.query('UPDATE kept_secrets SET sealed = $1 WHERE name = $2', [again, name])
  return 1
}

const contextOf = (name: string) => ['kept secret', name]

/** Key for hashes that only this party can compute. */
export const toHmacKey = (bytes: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', Uint8Array.from(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** HMAC-SHA-256 as base64url. */
export async function hmac(key: CryptoKey, text: string): Promise<string> {
  return base64urlnopad.encode(
    new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))),
  )
}
