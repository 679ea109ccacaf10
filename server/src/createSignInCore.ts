import { randomBytes } from 'node:crypto'
import { SignInServerError } from './errors/SignInServerError.ts'
import type { ResolvedOptions } from './options/resolveOptions.ts'
import { addressKey } from './requests/addressKey.ts'
import { browserCookie } from './requests/cookies.ts'
import {
  type CreateSharedRateLimitParameters,
  createSharedRateLimit,
} from './requests/createSharedRateLimit.ts'
import { ownOrigin } from './requests/ownOrigin.ts'
import { peerAddressOf } from './requests/peerAddress.ts'
import { createNonces } from './store/createNonces.ts'
import { createSessions, type Sessions, type StartedSession } from './store/createSessions.ts'
import { limitStoreTime } from './store/limitStoreTime.ts'
import { type SignInRefusal, verifySignIn } from './verification/verifySignIn.ts'

export interface SignInAttempt {
  readonly message: string
  readonly signature: string
  /** Of the request that sends them. */
  readonly headers: Headers
  readonly origin: string
  /** Token of the session that the account is added to. Default: none, a session of its own. */
  readonly linkTo?: string | undefined
}

export type SignInResult =
  | ({ readonly ok: true } & StartedSession)
  | { readonly ok: false; readonly refusal: SignInRefusal; readonly retryAfterSeconds?: number }

export interface CreatedNonce {
  readonly nonce: string
  readonly expiresAt: Date
  /** Value of `Set-Cookie`, which has to reach the browser. */
  readonly setCookie: string
}

/** Signing in, independent of the protocol that serves it. */
export interface SignInCore {
  readonly options: ResolvedOptions
  readonly sessions: Sessions
  /** Origin of the page that sends a request; undefined when it is not one of the app. */
  originOf(headers: Headers): string | undefined
  /** Counts a nonce or an attempt; seconds to wait when there were too many from this address. */
  countAttempt(request: Request): Promise<number | undefined>
  createNonce(headers: Headers, origin: string): Promise<CreatedNonce>
  /** Verifies a signed message and starts its session. */
  signIn(attempt: SignInAttempt): Promise<SignInResult>
}

export function createSignInCore(options: ResolvedOptions): SignInCore {
  const { origins, secret, networks, rateLimit, sessionLifetimeSeconds, clientAddress, nameOf, onError } =
    options
  const store = limitStoreTime(options.store)
  const nonces = createNonces(store)
  const sessions = createSessions({ store, lifetimeSeconds: sessionLifetimeSeconds })
  const limits = rateLimit && createLimits(rateLimit, { store, secret })
  return {
    options,
    sessions,
    originOf: (headers) => ownOrigin(headers, origins),
    async countAttempt(request) {
      const address = (clientAddress ?? peerAddressOf)(request)
      return limits && address ? limits.attempts.count(addressKey(address), Date.now()) : undefined
    },
    async createNonce(headers, origin) {
      const cookie = browserCookie(origin)
      // Several tabs of a browser may ask at the same time: they share the cookie.
      const browser = cookie.read(headers) ?? randomBytes(32).toString('base64url')
      return { ...(await nonces.create(browser, new Date())), setCookie: cookie.write(browser) }
    },
    async signIn({ message, signature, headers, origin, linkTo }) {
      const browser = browserCookie(origin).read(headers)
      const now = new Date()
      const verified = await verifySignIn({ networks, nonces }, { message, signature, browser, origin, now })
      if (!verified.ok) {
        const { refusal, network = '', cause } = verified
        if (refusal === 'chain-unavailable')
          onError(new SignInServerError('SERVER_NODE_UNAVAILABLE', { context: { network }, cause }))
        return { ok: false, refusal }
      }
      const { account, address } = verified
      const retryAfterSeconds = limits ? await limits.sessions.count(account, now.getTime()) : undefined
      if (retryAfterSeconds !== undefined)
        return { ok: false, refusal: 'too-many-sign-ins', retryAfterSeconds }
      if (linkTo !== undefined) {
        const linked = await sessions.link(linkTo, account)
        return linked ? { ok: true, ...linked } : { ok: false, refusal: 'not-linked' }
      }
      const name = (await nameOf(account)) ?? `${address.slice(0, 6)}…${address.slice(-6)}`
      return { ok: true, ...(await sessions.start(account, name)) }
    },
  }
}

function createLimits(
  { attemptsPerAddress, sessionsPerAccount, maxEntries }: Exclude<ResolvedOptions['rateLimit'], false>,
  shared: Pick<CreateSharedRateLimitParameters, 'store' | 'secret'>,
) {
  const create = (name: string, limit: number) =>
    createSharedRateLimit({ ...shared, maxEntries, name, limit })
  return {
    attempts: create('attempts', attemptsPerAddress),
    sessions: create('sessions', sessionsPerAccount),
  }
}
