import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** The key of the session cookies, created at the first start and stored next to the sessions. */
export function readSecret(database: DatabaseSync): string {
  const stored = database.prepare("SELECT value FROM secrets WHERE name = 'cookies'").get()?.value
  if (typeof stored === 'string') return stored
  const secret = randomBytes(32).toString('base64url')
  database.prepare("INSERT INTO secrets (name, value) VALUES ('cookies', ?)").run(secret)
  return secret
}
