import { auditMigration } from '../audit/createAuditLog.ts'
import type { Migration } from '../database/migrate.ts'
import { keptSecretsMigration } from '../sealing/keptSecrets.ts'
import { sharesMigration } from '../shares/sharesMigration.ts'

/** `identity`: hash of a login, by a key that the keeper alone has. `device`: public key. */
const loginsMigration: Migration = [
  'CREATE TABLE accounts (id TEXT PRIMARY KEY, created_at BIGINT NOT NULL)',
  'CREATE TABLE identities (identity TEXT PRIMARY KEY, account TEXT NOT NULL)',
  `CREATE TABLE grants (
    token_hash TEXT PRIMARY KEY,
    device TEXT NOT NULL,
    identity TEXT NOT NULL,
    account TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  )`,
  `CREATE TABLE confirmations (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL,
    device TEXT NOT NULL,
    identity TEXT NOT NULL,
    app TEXT NOT NULL,
    browser TEXT NOT NULL,
    code TEXT NOT NULL,
    state TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  )`,
  'CREATE INDEX confirmations_by_token ON confirmations (token_hash)',
  'CREATE INDEX identities_by_account ON identities (account)',
  'CREATE TABLE spent (id TEXT PRIMARY KEY, expires_at BIGINT NOT NULL)',
  'CREATE TABLE limits (bucket TEXT PRIMARY KEY, use_count BIGINT NOT NULL, expires_at BIGINT NOT NULL)',
]

/** `identity`: hash of the login. The id of the credential is known to nobody without it. */
const passkeysMigration: Migration = [
  'CREATE TABLE passkeys (identity TEXT PRIMARY KEY, public_key TEXT NOT NULL, counter BIGINT NOT NULL)',
]

/** `is_complete`: 0 for a login that waits for the account's second factor. */
const secondFactorMigration: Migration = [
  'ALTER TABLE accounts ADD COLUMN needs_passkey BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE grants ADD COLUMN is_complete BIGINT NOT NULL DEFAULT 1',
]

/** Of the keeper's database, for `migrate`. */
export const keeperMigrations: readonly Migration[] = [
  [...keptSecretsMigration, ...sharesMigration, ...auditMigration, ...loginsMigration],
  passkeysMigration,
  secondFactorMigration,
]
