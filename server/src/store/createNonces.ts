import { randomBytes } from 'node:crypto'
import type { SignInStore } from './SignInStore.ts'

export interface Nonces {
  /** Creates a nonce for one browser that expires after five minutes. */
  create(browser: string, now: Date): Promise<{ readonly nonce: string; readonly expiresAt: Date }>
  /**
   * Spends a nonce and resolves to when it was created; undefined when it is unknown, another browser's, already spent, or
   * expired.
   */
  spend(nonce: string, browser: string, now: Date): Promise<Date | undefined>
}

const lifeMs = 5 * 60 * 1_000
/** 128 bits. Hexadecimal, because EIP-4361 allows letters and digits only. */
const nonceBytes = 16

export function createNonces(store: Pick<SignInStore, 'addNonce' | 'takeNonce'>): Nonces {
  return {
    async create(browser, now) {
      const expiresAt = new Date(now.getTime() + lifeMs)
      const nonce = randomBytes(nonceBytes).toString('hex')
      await store.addNonce(toKey(nonce, browser), expiresAt.getTime())
      return { nonce, expiresAt }
    },
    async spend(nonce, browser, now) {
      const expiresAt = await store.takeNonce(toKey(nonce, browser))
      const isValid = expiresAt !== undefined && expiresAt > now.getTime()
      return isValid ? new Date(expiresAt - lifeMs) : undefined
    },
  }
}

/** Part of the key, so that another browser cannot spend, or use up, a nonce that it has seen. */
function toKey(nonce: string, browser: string): string {
  return `${browser}.${nonce}`
}
