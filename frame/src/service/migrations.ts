import { auditMigration } from '../audit/createAuditLog.ts'
import type { Migration } from '../database/migrate.ts'
import { keptSecretsMigration } from '../sealing/keptSecrets.ts'
import { sharesMigration } from '../shares/sharesMigration.ts'

/**
 * Tables of the service. Secrets that a browser holds are stored as hashes, so that a copy of the database opens no
 * session and confirms no code. Times are milliseconds since 1970.
 */
export const serviceMigrations: readonly Migration[] = [
  [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY, email TEXT, user_name TEXT, created_at BIGINT NOT NULL
    )`,
    // Who logs in with an address: it may belong to a new user after its first user has changed theirs.
    `CREATE TABLE user_emails (email TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id))`,
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY, device TEXT NOT NULL, user_id TEXT, chain_id TEXT NOT NULL, account_type TEXT NOT NULL,
      pending_email TEXT, new_email TEXT, wait_count BIGINT NOT NULL, used_at BIGINT NOT NULL, expires_at BIGINT NOT NULL
    )`,
    `CREATE INDEX sessions_by_expiry ON sessions (expires_at)`,
    `CREATE INDEX sessions_by_user ON sessions (user_id)`,
    // Tokens of a session: the present one of the cookie, earlier ones, and one for a page without its cookie.
    `CREATE TABLE session_tokens (
      hash TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE, kind TEXT NOT NULL,
      issued_at BIGINT NOT NULL, replaced_at BIGINT
    )`,
    `CREATE INDEX session_tokens_by_session ON session_tokens (session_id)`,
    `CREATE TABLE codes (
      key TEXT PRIMARY KEY, hash TEXT NOT NULL, wrong_count BIGINT NOT NULL, expires_at BIGINT NOT NULL
    )`,
    `CREATE INDEX codes_by_expiry ON codes (expires_at)`,
    `CREATE TABLE counts (key TEXT PRIMARY KEY, count BIGINT NOT NULL, ends_at BIGINT NOT NULL)`,
    `CREATE INDEX counts_by_end ON counts (ends_at)`,
    `CREATE TABLE social_logins (
      hash TEXT PRIMARY KEY, provider TEXT NOT NULL, session_id TEXT NOT NULL, host_origin TEXT NOT NULL,
      base TEXT NOT NULL, verifier TEXT NOT NULL, nonce TEXT NOT NULL, expires_at BIGINT NOT NULL
    )`,
    `CREATE TABLE farcaster_logins (
      session_id TEXT PRIMARY KEY, channel_token TEXT NOT NULL, nonce TEXT NOT NULL, domain TEXT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    `CREATE TABLE calls (
      user_id TEXT NOT NULL, id TEXT NOT NULL, content TEXT NOT NULL, kept_at BIGINT NOT NULL,
      PRIMARY KEY (user_id, id)
    )`,
  ],
  [
    // Public keys; `id` is the credential's.
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), user_handle TEXT NOT NULL, name TEXT NOT NULL,
      public_key TEXT NOT NULL, counter BIGINT NOT NULL, created_at BIGINT NOT NULL, used_at BIGINT
    )`,
    `CREATE INDEX passkeys_by_user ON passkeys (user_id)`,
  ],
  [
    `ALTER TABLE users ADD COLUMN needs_passkey BIGINT NOT NULL DEFAULT 0`,
    // Logins that wait for a passkey.
    `CREATE TABLE first_factors (session_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, expires_at BIGINT NOT NULL)`,
  ],
  keptSecretsMigration,
  sharesMigration,
  auditMigration,
  [
    // Of a key, by its fingerprint: an import makes another one.
    `CREATE TABLE addresses (
      user_id TEXT NOT NULL, fingerprint TEXT NOT NULL, eip155 TEXT NOT NULL, solana TEXT NOT NULL,
      account_owner TEXT NOT NULL, PRIMARY KEY (user_id, fingerprint)
    )`,
  ],
  [
    `ALTER TABLE sessions ADD COLUMN logged_in_at BIGINT`,
    // For people: the browser by its User-Agent, the page that embeds the frame, and the share that the browser has.
    `ALTER TABLE sessions ADD COLUMN browser TEXT`,
    `ALTER TABLE sessions ADD COLUMN host_origin TEXT`,
    `ALTER TABLE sessions ADD COLUMN set_id TEXT`,
    // Further logins of users. `kind`: how the keeper is shown them.
    `CREATE TABLE linked_logins (
      login TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), kind TEXT NOT NULL, name TEXT,
      is_confirmed BIGINT NOT NULL, created_at BIGINT NOT NULL
    )`,
    `CREATE INDEX linked_logins_by_user ON linked_logins (user_id)`,
    `CREATE TABLE permissions (
      user_id TEXT NOT NULL, pci TEXT NOT NULL, context TEXT NOT NULL, host_origin TEXT NOT NULL, chain_id BIGINT NOT NULL,
      granted_at BIGINT NOT NULL, PRIMARY KEY (user_id, pci)
    )`,
    `CREATE TABLE exports (user_id TEXT PRIMARY KEY, ready_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)`,
  ],
]

/** Everything of visitors, in an order that no row refers to one that is gone. */
export const serviceTables = [
  'exports',
  'permissions',
  'linked_logins',
  'first_factors',
  'passkeys',
  'shares',
  'addresses',
  'calls',
  'farcaster_logins',
  'social_logins',
  'counts',
  'codes',
  'session_tokens',
  'sessions',
  'user_emails',
  'users',
] as const
