import type { AuthConfig } from '@auth/core'
import { getToken } from '@auth/core/jwt'
import Credentials from '@auth/core/providers/credentials'
import type { SignInServer } from '../createSignInServer.ts'
import { toName } from '../routes/toName.ts'
import { SignInRefused } from './SignInRefused.ts'

/**
 * A configuration of Auth.js 5 with one provider, `siwx`, and sessions in encrypted cookies that the server can end. Add
 * your own providers and callbacks to a copy. Auth.js has no nonces: serve `POST {basePath}/nonce` with `server.handle`, or
 * everything with `createAuthJsHandler`.
 *
 * Auth.js changes its configuration while it answers a request: create one for each request.
 */
export function createAuthJsConfig(server: SignInServer): AuthConfig {
  return createReportingConfig(server, () => {})
}

/**
 * @param report Receives failures of the store. Auth.js takes them for the end of the session and removes its cookie, so
 *   that its response must not be sent.
 */
export function createReportingConfig(server: SignInServer, report: (error: unknown) => void): AuthConfig {
  const { core } = server._internal
  const { basePath, secret, sessionLifetimeSeconds, onError } = core.options
  async function reporting<Result>(operation: Promise<Result>): Promise<Result> {
    try {
      return await operation
    } catch (error) {
      report(error)
      throw error
    }
  }

  /** The token of a session that lasts, which is inside the encrypted cookie of Auth.js. */
  async function readSessionToken(headers: Headers, origin: string): Promise<string | undefined> {
    const secureCookie = origin.startsWith('https:')
    // Not the `Authorization` header, which it reads as well.
    const cookie = headers.get('cookie') ?? ''
    const token = await getToken({ req: { headers: { cookie } }, secret, secureCookie })
    if (typeof token?.sessionToken !== 'string') return undefined
    const stored = await reporting(core.sessions.read(token.sessionToken))
    return stored && token.sessionToken
  }

  return {
    basePath,
    secret,
    // The handler refuses other origins than the configured ones.
    trustHost: true,
    session: { strategy: 'jwt', maxAge: sessionLifetimeSeconds },
    providers: [
      Credentials({
        id: 'siwx',
        name: 'Wallet',
        credentials: {
          message: { label: 'Message' },
          signature: { label: 'Signature' },
          link: { label: 'Link' },
        },
        async authorize({ message, signature, link }, { headers }) {
          const origin = core.originOf(headers)
          if (origin === undefined) throw new SignInRefused('wrong-domain')
          const previous = await readSessionToken(headers, origin)
          const linkTo = link === 'true' ? previous : undefined
          const result = await reporting(
            core.signIn({
              linkTo,
              message: String(message ?? ''),
              signature: String(signature ?? ''),
              headers,
              origin,
            }),
          )
          if (!result.ok) throw new SignInRefused(result.refusal)
          // A copy of the old cookie must not outlive it.
          if (previous !== undefined && linkTo === undefined) await reporting(core.sessions.end(previous))
          const { token, session } = result
          const { account, linked, name, expiresAt } = session
          return { id: account, name, linked, sessionToken: token, endsAt: expiresAt }
        },
      }),
    ],
    callbacks: {
      async jwt({ token, user, trigger, session: change }) {
        if (user && 'sessionToken' in user && 'endsAt' in user)
          return {
            ...token,
            account: user.id,
            ...('linked' in user && { linked: user.linked }),
            sessionToken: user.sessionToken,
            endsAt: user.endsAt,
          }
        // Of another provider.
        if (token.sessionToken === undefined) return token
        if (typeof token.sessionToken !== 'string') return null
        // The cookie may outlive its session: another tab signed out, or the server ended the session.
        const stored = await reporting(core.sessions.read(token.sessionToken))
        if (!stored) return null
        if (trigger !== 'update') return token
        const unlink = readField(change, 'unlink')
        if (unlink !== undefined) {
          const started = await reporting(core.sessions.unlink(token.sessionToken, unlink))
          if (started) return { ...token, linked: started.session.linked, sessionToken: started.token }
          // Another server may have ended it meanwhile.
          return (await reporting(core.sessions.read(token.sessionToken))) ? token : null
        }
        const name = readField(change, 'name')
        return { ...token, ...(name !== undefined && { name: toName(name) }) }
      },
      session: ({ session, token }) =>
        typeof token.endsAt === 'number'
          ? {
              ...session,
              address: token.account,
              accounts: [token.account, ...(Array.isArray(token.linked) ? token.linked : [])],
              expires: new Date(token.endsAt).toISOString(),
            }
          : session,
    },
    events: {
      async signOut(message) {
        const token = 'token' in message ? message.token?.sessionToken : undefined
        if (typeof token === 'string') await reporting(core.sessions.end(token))
      },
    },
    logger: {
      // A refused sign-in is not a failure of the server.
      error: (error) => error instanceof SignInRefused || onError(error),
      warn() {},
      debug() {},
    },
  }
}

/** A field of the page's input, which may be anything. */
function readField(change: unknown, name: 'name' | 'unlink'): string | undefined {
  const value = Object.entries(change ?? {}).find(([own]) => own === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
