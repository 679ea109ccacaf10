import type { ReadSessionOptions, SessionClient } from '@wallet-kit/sdk/session'
import { getPageSession } from './pageSession.ts'

/** The request that a server answers; in a page there is none. */
export interface ServerRequestOptions {
  readonly req?: { readonly headers: ReadSessionOptions['headers'] } | undefined
}

/**
 * Reads the session. `null` when there is none, and when the server does not answer. In a page the provider, the other
 * tabs and the wallet sign-in follow; on a server, `req` has the visitor's cookie.
 *
 * @example
 * const session = await getSession({ req })
 */
export function getSession({
  req,
  broadcast,
}: ServerRequestOptions & { readonly broadcast?: boolean } = {}): ReturnType<SessionClient['getSession']> {
  return getPageSession().getSession({ headers: req?.headers, broadcast })
}

/** Reads a CSRF token, for forms of your own. Empty when the server does not answer. */
export function getCsrfToken({ req }: ServerRequestOptions = {}): ReturnType<SessionClient['getCsrfToken']> {
  return getPageSession().getCsrfToken({ headers: req?.headers })
}

/** Lists the sign-in providers by id. `null` when the server does not answer. */
export function getProviders({ req }: ServerRequestOptions = {}): ReturnType<SessionClient['getProviders']> {
  return getPageSession().getProviders({ headers: req?.headers })
}

/**
 * Signs in with a provider; without one, goes to the sign-in page. For a wallet, connect it: the kit signs in by itself.
 *
 * @throws WalletKitError `SIGN_IN_SERVER_UNREACHABLE`
 * @throws TypeError for a WebAuthn provider
 * @example
 * const result = await signIn('credentials', { redirect: false, email, password })
 */
export function signIn(
  ...parameters: Parameters<SessionClient['signIn']>
): ReturnType<SessionClient['signIn']> {
  return getPageSession().signIn(...parameters)
}

/**
 * Ends the session, that of the wallet sign-in too: it is the same. The wallet stays connected.
 *
 * @throws WalletKitError `SIGN_IN_SERVER_UNREACHABLE`
 * @example
 * await signOut({ redirectTo: '/' })
 */
export function signOut(
  ...parameters: Parameters<SessionClient['signOut']>
): ReturnType<SessionClient['signOut']> {
  return getPageSession().signOut(...parameters)
}
