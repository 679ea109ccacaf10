import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** The key of the session cookies: made at the first start, kept with the sign-ins that depend on it. */
export function readSecret(database: DatabaseSync): string {
  const stored = database.prepare("SELECT value FROM secrets WHERE name = 'cookies'").get()?.value
  if (typeof stored === 'string') return stored
  const secret = randomBytes(32).toString('base64url')
  database.prepare("INSERT INTO secrets (name, value) VALUES ('cookies', ?)").run(secret)
  return secret
}
