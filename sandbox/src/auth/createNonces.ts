import type { DatabaseSync } from 'node:sqlite'
import { generateSiweNonce } from 'viem/siwe'

export interface Nonces {
  /** Creates a nonce that expires after five minutes. */
  create(now: Date): { readonly nonce: string; readonly expiresAt: Date }
  /** Spends a nonce. Returns false when it is unknown, already spent, or expired. */
  spend(nonce: string, now: Date): boolean
  clear(): void
}

const lifeMs = 5 * 60 * 1_000

export function createNonces(database: DatabaseSync): Nonces {
  const insert = database.prepare('INSERT INTO nonces (nonce, expires_at) VALUES (?, ?)')
  const removeOld = database.prepare('DELETE FROM nonces WHERE expires_at <= ?')
  // A single statement, so that two requests with the same nonce cannot both get the row.
  const take = database.prepare('DELETE FROM nonces WHERE nonce = ? RETURNING expires_at')
  return {
    create(now) {
      removeOld.run(now.getTime())
      const expiresAt = new Date(now.getTime() + lifeMs)
      const nonce = generateSiweNonce()
      insert.run(nonce, expiresAt.getTime())
      return { nonce, expiresAt }
    },
    spend(nonce, now) {
      const expiresAt = take.get(nonce)?.expires_at
      return typeof expiresAt === 'number' && expiresAt > now.getTime()
    },
    clear() {
      database.exec('DELETE FROM nonces')
    },
  }
}
