import type { Migration } from '../database/migrate.ts'

/** `state`: `pending`, `replacing` (pending, of another key than the account's) or `committed`. */
export const sharesMigration: Migration = [
  `CREATE TABLE shares (
    account TEXT NOT NULL,
    set_id TEXT NOT NULL,
    generation BIGINT NOT NULL,
    fingerprint TEXT NOT NULL,
    state TEXT NOT NULL,
    sealed TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (account, set_id, generation)
  )`,
]
