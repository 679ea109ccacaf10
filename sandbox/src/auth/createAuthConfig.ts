import type { AuthConfig } from '@auth/core'
import Credentials from '@auth/core/providers/credentials'
import { browserCookie } from './browserCookie.ts'
import type { Sessions } from './createSessions.ts'
import { SignInRefused } from './SignInRefused.ts'
import { type VerifySignInContext, verifySignIn } from './verifySignIn.ts'

export interface CreateAuthConfigParameters extends VerifySignInContext {
  readonly basePath: string
  /** Origin of the page. */
  readonly origin: string
  readonly secret: string
  readonly sessions: Sessions
  /** Resolves the display name of an address. */
  nameOf(address: string): string | undefined
  readonly log: (line: string) => void
}

const sessionLifeSeconds = 24 * 60 * 60
const longestName = 100

/** Auth.js with one provider, `siwx`, and sessions in encrypted cookies that the server can revoke. */
export function createAuthConfig(parameters: CreateAuthConfigParameters): AuthConfig {
  const { basePath, origin, secret, sessions, nameOf, log } = parameters
  return {
    basePath,
    secret,
    trustHost: true,
    session: { strategy: 'jwt', maxAge: sessionLifeSeconds },
    providers: [
      Credentials({
        id: 'siwx',
        name: 'Wallet',
        credentials: { message: { label: 'Message' }, signature: { label: 'Signature' } },
        async authorize({ message, signature }, request) {
          const verified = await verifySignIn(parameters, {
            message: String(message ?? ''),
            signature: String(signature ?? ''),
            browser: browserCookie(origin).read(request.headers),
            origin,
            now: new Date(),
          })
          if (!verified.ok) throw new SignInRefused(verified.refusal, verified.cause)
          const { account, address } = verified
          return { id: account, name: nameOf(address) ?? shorten(address) }
        },
      }),
    ],
    callbacks: {
      jwt({ token, user, trigger, session }) {
        if (user?.id) return { ...token, account: user.id, sessionId: sessions.start(user.id) }
        // The cookie may outlive its session: another tab signed out, or the server ended the session.
        if (typeof token.sessionId !== 'string' || !sessions.isActive(token.sessionId)) return null
        return trigger === 'update' ? { ...token, ...newName(session) } : token
      },
      session: ({ session, token }) => ({ ...session, address: token.account }),
    },
    events: {
      signOut(message) {
        const id = 'token' in message ? message.token?.sessionId : undefined
        if (typeof id === 'string') sessions.revoke(id)
      },
    },
    logger: {
      error(error) {
        // A rejected sign-in is not a server error.
        if (!(error instanceof SignInRefused && error.code !== 'chain-unavailable'))
          log(`auth: ${error.message}`)
      },
      warn: (code) => log(`auth: warning ${code}`),
      debug() {},
    },
  }
}

/** The only field of a session that its owner may change. */
function newName(change: unknown): { name?: string } {
  if (typeof change !== 'object' || change === null || !('name' in change)) return {}
  return typeof change.name === 'string' ? { name: change.name.slice(0, longestName) } : {}
}

function shorten(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-6)}`
}
