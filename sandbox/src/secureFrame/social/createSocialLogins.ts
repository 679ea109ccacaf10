import { createHash, randomBytes } from 'node:crypto'
import type { SocialProvider } from '../../identityProvider/socialProviders.ts'

/** A social login in progress. */
export interface SocialLogin {
  /** Random; identifies the login in the redirects. */
  readonly state: string
  readonly provider: SocialProvider
  /** The session that started it, and alone may complete it. */
  readonly sessionId: string
  /** Origin of the page that embeds the frame. */
  readonly hostOrigin: string
  /** The frame's own origin, as the browser sees it. */
  readonly base: string
  /** PKCE. */
  readonly verifier: string
  readonly challenge: string
}

export interface SocialLogins {
  start(login: Pick<SocialLogin, 'provider' | 'sessionId' | 'hostOrigin' | 'base'>): SocialLogin
  find(state: string): SocialLogin | undefined
  /** Ends a login and returns it; undefined for that of another session. */
  take(state: string, sessionId: string): SocialLogin | undefined
  /** Ends the logins of a session. */
  cancel(sessionId: string): void
  clear(): void
}

const lifetimeMs = 10 * 60_000

export function createSocialLogins(): SocialLogins {
  const logins = new Map<string, SocialLogin & { readonly expiresAt: number }>()
  const find = (state: string) => {
    const login = logins.get(state)
    return login && login.expiresAt > Date.now() ? login : undefined
  }
  return {
    start(parameters) {
      const verifier = randomBytes(32).toString('base64url')
      const login = {
        ...parameters,
        // Hexadecimal: `--` may follow it.
        state: randomBytes(24).toString('hex'),
        verifier,
        challenge: createHash('sha256').update(verifier).digest('base64url'),
        expiresAt: Date.now() + lifetimeMs,
      }
      logins.set(login.state, login)
      return login
    },
    find,
    take(state, sessionId) {
      const login = find(state)
      if (login?.sessionId !== sessionId) return undefined
      logins.delete(state)
      return login
    },
    cancel(sessionId) {
      for (const [state, login] of logins) if (login.sessionId === sessionId) logins.delete(state)
    },
    clear: () => logins.clear(),
  }
}
