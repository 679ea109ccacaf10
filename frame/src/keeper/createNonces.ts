import { randomBytes } from 'node:crypto'
import { isSameHash } from '../sealing/hashes.ts'
import { hmac } from '../sealing/keptSecrets.ts'
import type { Spent } from './createSpent.ts'

/** Nonces of signed requests. One is stored only when it is used, so asking for many fills nothing. */
export interface Nonces {
  create(): Promise<{ readonly nonce: string; readonly expiresAt: number }>
  /** Whether it is one of this keeper, in time, for the first time. */
  spend(nonce: string): Promise<boolean>
}

const lifetimeMs = 2 * 60_000

export function createNonces(parameters: {
  readonly key: CryptoKey
  readonly spent: Spent
  readonly now: () => number
}): Nonces {
  const { key, spent, now } = parameters
  const signatureOf = (text: string) => hmac(key, `nonce ${text}`)
  return {
    async create() {
      const expiresAt = now() + lifetimeMs
      const text = `${expiresAt}.${randomBytes(16).toString('base64url')}`
      return { nonce: `${text}.${await signatureOf(text)}`, expiresAt }
    },
    async spend(nonce) {
      const end = nonce.lastIndexOf('.')
      const text = nonce.slice(0, Math.max(end, 0))
      if (!isSameHash(nonce.slice(end + 1), await signatureOf(text))) return false
      const expiresAt = Number(text.split('.')[0])
      return expiresAt > now() && (await spent.spend(`nonce ${text}`, expiresAt))
    },
  }
}
