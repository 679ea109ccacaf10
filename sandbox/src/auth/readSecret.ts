import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of the session cookies, created at the first start and stored next to the sessions. */
export function readSecret(dataDirectory: string | undefined): string {
  const created = randomBytes(32).toString('base64url')
  if (dataDirectory === undefined) return created
  const file = join(dataDirectory, 'sign-in.secret')
  try {
    writeFileSync(file, created, { flag: 'wx', mode: 0o600 })
    return created
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readFileSync(file, 'utf8')
  }
}
