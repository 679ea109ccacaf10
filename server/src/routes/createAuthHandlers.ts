import type { AuthSessionRouteHandlers } from '@wallet-kit/clients/auth-session/routes'
import type { Context } from 'hono'
import type { SignInCore } from '../createSignInCore.ts'
import { sessionCookie } from '../requests/cookies.ts'
import { csrfTokenOf, isCsrfToken } from '../requests/csrf.ts'
import { safeRedirect } from '../requests/safeRedirect.ts'
import { toName } from './toName.ts'
import { toSignInSession } from './toSignInSession.ts'

const providerId = 'siwx'
/** Error type of a request to a provider that the server does not have. */
const unknownProvider = 'Configuration'

/** Handlers of the auth session contract, on the package's own sessions. */
export function createAuthHandlers(core: SignInCore): AuthSessionRouteHandlers {
  const { options, sessions } = core
  const { basePath, secret, sessionLifetimeSeconds } = options
  const originOf = (context: Context): string => context.get('origin')
  const cookieOf = (origin: string) => sessionCookie(origin, sessionLifetimeSeconds)
  /** As Auth.js: errors that the visitor can act on are on the sign-in page, others on the error page. */
  const pageOf = (origin: string, query: Record<string, string>) =>
    `${origin}${basePath}/${query.error === unknownProvider ? 'error' : 'signin'}?${new URLSearchParams(query)}`

  async function readSession(context: Context) {
    const token = cookieOf(originOf(context)).read(context.req.raw.headers)
    const session = token === undefined ? undefined : await sessions.read(token)
    return token !== undefined && session ? { token, session } : undefined
  }

  return {
    async createNonce({ context }) {
      const { nonce, expiresAt, setCookie } = await core.createNonce(
        context.req.raw.headers,
        originOf(context),
      )
      return {
        status: 200,
        body: { nonce, expiresAt: expiresAt.toISOString() },
        headers: { 'Set-Cookie': setCookie },
      }
    },
    getCsrfToken({ context }) {
      const { token, setCookie } = csrfTokenOf(context.req.raw.headers, { origin: originOf(context), secret })
      return {
        status: 200,
        body: { csrfToken: token },
        ...(setCookie !== undefined && { headers: { 'Set-Cookie': setCookie } }),
      }
    },
    getProviders({ context }) {
      const base = `${originOf(context)}${basePath}`
      const siwx = {
        id: providerId,
        name: 'Wallet',
        type: 'credentials',
        signinUrl: `${base}/signin/${providerId}`,
        callbackUrl: `${base}/callback/${providerId}`,
      } as const
      return { status: 200, body: { [providerId]: siwx } }
    },
    async getSession({ context }) {
      const found = await readSession(context)
      return { status: 200, body: found ? toSignInSession(found.session) : null }
    },
    async updateSession({ context, body: { csrfToken, data } }) {
      const { headers } = context.req.raw
      if (!isCsrfToken(csrfToken, headers, { origin: originOf(context), secret }))
        return { status: 400, type: 'application/json', body: null }
      const found = await readSession(context)
      if (!found) return { status: 200, body: null }
      if (typeof data.unlink === 'string') {
        const started = await sessions.unlink(found.token, data.unlink)
        if (started)
          return {
            status: 200,
            body: toSignInSession(started.session),
            headers: { 'Set-Cookie': cookieOf(originOf(context)).write(started.token) },
          }
      } else if (typeof data.name === 'string') {
        // The only field of a session that its owner may change.
        await sessions.rename(found.token, toName(data.name))
      }
      // Another server may have ended it meanwhile.
      const left = await sessions.read(found.token)
      return { status: 200, body: left ? toSignInSession(left) : null }
    },
    signIn({ context, path, header, body }) {
      const origin = originOf(context)
      const query = { callbackUrl: safeRedirect(body.callbackUrl, origin) }
      const error = path.provider === providerId ? {} : { error: unknownProvider }
      return redirect(pageOf(origin, { ...query, ...error }), wantsJson(header, body))
    },
    async completeSignIn({ context, path, header, body }) {
      const origin = originOf(context)
      const { headers } = context.req.raw
      const isJson = wantsJson(header, body)
      const refuse = (query: Record<string, string>) => {
        const url = pageOf(origin, query)
        return isJson ? ({ status: 401, body: { url } } as const) : redirect(url, false)
      }
      if (path.provider !== providerId) return refuse({ error: unknownProvider })
      if (!isCsrfToken(body.csrfToken, headers, { origin, secret })) return refuse({ error: 'MissingCSRF' })
      const { message = '', signature = '' } = body
      const cookie = cookieOf(origin)
      const previous = cookie.read(headers)
      const isLinking = body.link === 'true' && (await readSession(context)) !== undefined
      const linkTo = isLinking ? previous : undefined
      const result = await core.signIn({ message, signature, headers, origin, linkTo })
      if (!result.ok && result.retryAfterSeconds !== undefined)
        return {
          status: 429,
          body: 'Too many requests',
          headers: { 'Retry-After': String(result.retryAfterSeconds) },
        }
      if (!result.ok) return refuse({ error: 'CredentialsSignin', code: result.refusal })
      if (previous !== undefined && linkTo === undefined) await sessions.end(previous)
      const setCookie = { 'Set-Cookie': cookie.write(result.token) }
      return redirect(safeRedirect(body.callbackUrl, origin), isJson, setCookie)
    },
    async signOut({ context, header, body }) {
      const origin = originOf(context)
      const { headers } = context.req.raw
      const isJson = wantsJson(header, body)
      if (!isCsrfToken(body.csrfToken, headers, { origin, secret }))
        return redirect(pageOf(origin, { error: 'MissingCSRF' }), isJson)
      const cookie = cookieOf(origin)
      const token = cookie.read(headers)
      if (token !== undefined) await sessions.end(token)
      return redirect(safeRedirect(body.callbackUrl, origin), isJson, { 'Set-Cookie': cookie.remove() })
    },
  }
}

function wantsJson(
  header: { 'X-Auth-Return-Redirect'?: '1' | undefined },
  body: { json?: 'true' | undefined },
): boolean {
  return header['X-Auth-Return-Redirect'] === '1' || body.json === 'true'
}

function redirect(url: string, isJson: boolean, headers: Readonly<Record<string, string>> = {}) {
  return isJson
    ? ({ status: 200, body: { url }, headers } as const)
    : ({ status: 302, headers: { ...headers, Location: url } } as const)
}
