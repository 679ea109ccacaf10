import type { DatabaseSync } from 'node:sqlite'
import { generateSiweNonce } from 'viem/siwe'

export interface Nonces {
  /** Creates a nonce for one browser that expires after five minutes. */
  create(browser: string, now: Date): { readonly nonce: string; readonly expiresAt: Date }
  /**
   * Spends a nonce and returns when it was created; undefined when it is unknown, another browser's, already spent, or
   * expired.
   */
  spend(nonce: string, browser: string, now: Date): Date | undefined
  clear(): void
}

const lifeMs = 5 * 60 * 1_000

export function createNonces(database: DatabaseSync): Nonces {
  const insert = database.prepare('INSERT INTO nonces (nonce, expires_at) VALUES (?, ?)')
  const removeOld = database.prepare('DELETE FROM nonces WHERE expires_at <= ?')
  // A single statement, so that two requests with the same nonce cannot both get the row.
  const take = database.prepare('DELETE FROM nonces WHERE nonce = ? RETURNING expires_at')
  return {
    create(browser, now) {
      removeOld.run(now.getTime())
      const expiresAt = new Date(now.getTime() + lifeMs)
      const nonce = generateSiweNonce()
      insert.run(toKey(nonce, browser), expiresAt.getTime())
      return { nonce, expiresAt }
    },
    spend(nonce, browser, now) {
      const expiresAt = take.get(toKey(nonce, browser))?.expires_at
      const isValid = typeof expiresAt === 'number' && expiresAt > now.getTime()
      return isValid ? new Date(expiresAt - lifeMs) : undefined
    },
    clear() {
      database.exec('DELETE FROM nonces')
    },
  }
}

/** Part of the key, so that another browser cannot spend, or use up, a nonce that it has seen. */
function toKey(nonce: string, browser: string): string {
  return `${browser}.${nonce}`
}
