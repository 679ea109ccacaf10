import {
  type Client,
  completeSignIn,
  getCsrfToken,
  getProviders,
  getSession,
  isClientError,
  signIn,
  signOut,
  updateSession,
} from '@wallet-kit/clients/auth-session/client'
import type { AuthProviders, SessionReply } from '@wallet-kit/clients/auth-session/types'
import { authMissingCsrf, signInServerUnreachable } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import type { Session } from './SessionState.ts'

/** Asks for JSON instead of a redirect: the header for current servers, the form field for older ones. */
const header = { 'X-Auth-Return-Redirect': '1' } as const
const json = 'true'

/** Headers of the request that a server answers, for calls made while it answers. */
export type IncomingHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** A form's answer. */
export interface FormReply {
  readonly status: number
  readonly isOk: boolean
  /** Not checked: of whatever origin. */
  readonly url: string
}

export interface PostSignInParameters {
  readonly fields: Readonly<Record<string, string>>
  readonly callbackUrl: string
  readonly provider: string
  readonly isCredentials: boolean
  readonly authorizationParams: Readonly<Record<string, string>>
}

/** The endpoints of the auth server, by the rules of Auth.js. */
export interface AuthCalls {
  /** `undefined` when the server has not answered as it should, which is logged. */
  readSession(headers?: IncomingHeaders): Promise<Session | null | undefined>
  /** `undefined` likewise; the reply has been validated. */
  readProviders(headers?: IncomingHeaders): Promise<AuthProviders | undefined>
  /** Empty likewise. */
  readCsrfToken(headers?: IncomingHeaders): Promise<string>
  /**
   * @throws WalletKitError `AUTH_MISSING_CSRF` when a second token is refused, too; `SIGN_IN_SERVER_UNREACHABLE`
   */
  postSession(data: Readonly<Record<string, unknown>>): Promise<Session | null>
  /**
   * `undefined` when the server has not returned a CSRF token.
   *
   * @throws WalletKitError `SIGN_IN_SERVER_UNREACHABLE`
   */
  postSignIn(parameters: PostSignInParameters): Promise<FormReply | undefined>
  /** Likewise. */
  postSignOut(callbackUrl: string): Promise<FormReply | undefined>
}

export function createAuthCalls(client: Client): AuthCalls {
  async function orLogged<Value>(name: string, call: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await call()
    } catch (error) {
      warnRedacted(`The auth server did not return ${name}.`, error)
      return undefined
    }
  }

  const readCsrfToken: AuthCalls['readCsrfToken'] = async (headers) => {
    const reply = await orLogged('a CSRF token', () => getCsrfToken(client, toOptions(headers)))
    return reply?.csrfToken ?? ''
  }

  /** A token may have expired with its cookie: a refused one is replaced once. */
  async function withToken<Reply>(
    post: (csrfToken: string) => Promise<Reply>,
    isRefused: (reply: Reply) => boolean,
  ): Promise<Reply | undefined> {
    const first = await readCsrfToken()
    const reply = first === '' ? undefined : await post(first)
    if (reply !== undefined && !isRefused(reply)) return reply
    const second = await readCsrfToken()
    return second === '' ? reply : post(second)
  }

  const postForm = (post: (csrfToken: string) => Promise<{ readonly url: string }>) =>
    withToken((csrfToken) => toFormReply(post(csrfToken)), isMissingCsrf)

  return {
    readCsrfToken,
    async readSession(headers) {
      const reply = await orLogged('the session', async () => ({
        session: toSession(await getSession(client, toOptions(headers))),
      }))
      return reply?.session
    },
    readProviders: (headers) => orLogged('its providers', () => getProviders(client, toOptions(headers))),
    async postSession(data) {
      const refused = Symbol('refused')
      const reply = await withToken(
        async (csrfToken) => {
          try {
            return toSession(await updateSession(client, { body: { csrfToken, data } }))
          } catch (cause) {
            if (isClientError(cause, 'http') && cause.status === 400) return refused
            throw createError(signInServerUnreachable, { cause })
          }
        },
        (candidate) => candidate === refused,
      )
      if (reply === undefined || reply === refused) throw createError(authMissingCsrf)
      return reply as Session | null
    },
    postSignIn({ provider, isCredentials, fields, callbackUrl, authorizationParams }) {
      const call = isCredentials ? completeSignIn : signIn
      return postForm((csrfToken) =>
        call(client, {
          path: { provider },
          query: { authorizationParams: { ...authorizationParams } },
          header,
          body: { ...fields, csrfToken, callbackUrl, json },
        }),
      )
    },
    // Outlives the page, so that a visitor who signs out and leaves is signed out all the same.
    postSignOut: (callbackUrl) =>
      postForm((csrfToken) =>
        signOut(client, { header, body: { csrfToken, callbackUrl, json } }, { keepalive: true }),
      ),
  }
}

/** Older servers have a flag of their own. */
function isMissingCsrf({ url }: FormReply): boolean {
  const query = new URLSearchParams(url.split('?')[1]?.split('#')[0])
  return query.get('error') === 'MissingCSRF' || query.get('csrf') === 'true'
}

async function toFormReply(posting: Promise<{ readonly url: string }>): Promise<FormReply> {
  try {
    const { url } = await posting
    return { status: 200, isOk: true, url }
  } catch (cause) {
    const { status, url } = readRefusal(cause)
    if (status === undefined || url === undefined) throw createError(signInServerUnreachable, { cause })
    return { status, isOk: false, url }
  }
}

/** Servers that report a refusal by the status send the same body with it. */
function readRefusal(error: unknown): { status?: number | undefined; url?: string } {
  if (!isClientError(error, 'http')) return {}
  const { status, body } = error
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined
  return { status, ...(typeof url === 'string' && { url }) }
}

/** Servers send `null` for no session, older ones an empty object. */
function toSession(reply: SessionReply): Session | null {
  return reply !== null && typeof reply.expires === 'string' ? (reply as Session) : null
}

/** Only the cookie is passed on: other headers belong to the request that is answered. */
function toOptions(headers: IncomingHeaders | undefined) {
  const cookie = headers instanceof Headers ? headers.get('cookie') : headers?.cookie
  return typeof cookie === 'string' ? { headers: { cookie } } : {}
}
