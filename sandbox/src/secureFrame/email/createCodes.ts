import { randomInt } from 'node:crypto'
import { FrameRefusal } from '../FrameRefusal.ts'

/** Claim of a code: that the owner of an address uses a session, for one purpose. */
export interface CodeKey {
  readonly sessionId: string
  readonly purpose: 'login' | 'primary' | 'secondary'
  readonly email: string
}

/** One-time codes. */
export interface Codes {
  /** Creates a code in place of an earlier one. */
  issue(key: CodeKey, options?: { readonly lifetimeMs?: number }): string
  /**
   * Uses a code up.
   *
   * @throws FrameRefusal when it is wrong, has expired, was used, or after too many wrong ones
   */
  redeem(key: CodeKey, code: string): void
  clear(): void
}

export const codeLifetimeMs = 20 * 60_000
const attempts = 5

export function createCodes(): Codes {
  const pending = new Map<string, { readonly code: string; readonly expiresAt: number; wrong: number }>()
  return {
    issue(codeKey, { lifetimeMs = codeLifetimeMs } = {}) {
      const code = `${randomInt(1_000_000)}`.padStart(6, '0')
      pending.set(toText(codeKey), { code, expiresAt: Date.now() + lifetimeMs, wrong: 0 })
      return code
    },
    redeem(codeKey, code) {
      const key = toText(codeKey)
      const issued = pending.get(key)
      if (!issued || issued.expiresAt <= Date.now()) {
        pending.delete(key)
        throw new FrameRefusal('Code expired. Request a new one.', 410)
      }
      if (issued.wrong >= attempts) throw new FrameRefusal('Too many wrong codes. Request a new one.', 429)
      if (issued.code !== code) {
        issued.wrong += 1
        throw new FrameRefusal('Invalid code. Try again.', 401)
      }
      pending.delete(key)
    },
    clear: () => pending.clear(),
  }
}

const toText = ({ sessionId, purpose, email }: CodeKey) => `${sessionId} ${purpose} ${email}`
