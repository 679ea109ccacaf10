import { createSignInCore, type SignInCore } from './createSignInCore.ts'
import { resolveOptions } from './options/resolveOptions.ts'
import type { SignInServerOptions } from './options/SignInServerOptions.ts'
import { sessionCookie } from './requests/cookies.ts'
import { createSignInRoutes } from './routes/createSignInRoutes.ts'
import { type SignInSession, toSignInSession } from './routes/toSignInSession.ts'

/** Signs visitors in with their wallets. */
export interface SignInServer {
  /**
   * Answers the requests below `basePath`: nonce, csrf, providers, callback, session, sign-out, in the protocol of Auth.js 5
   * (`schemas/services/auth-session.openapi.yaml`). Needs no `this`: pass it as a handler of `Request` to `Response`.
   */
  readonly handle: (request: Request) => Promise<Response>
  /**
   * The session of a request to another endpoint of the app; null when there is none, or a page of another
   * origin sends it.
   *
   * @throws SignInServerError `SERVER_STORE_UNAVAILABLE`
   */
  getSession(request: { readonly headers: Headers }): Promise<SignInSession | null>
  /** Closes the store. */
  close(): Promise<void>
  /** @internal For the adapters of this package. */
  readonly _internal: { readonly core: SignInCore }
}

/**
 * Creates a sign-in server: messages of EIP-4361 and of Sign-In With Solana, signed by accounts with a key or by contract
 * accounts (ERC-1271, ERC-6492), become sessions that the server can end.
 *
 * @throws SignInServerError `SERVER_ORIGINS_INVALID`, `SERVER_ORIGIN_INSECURE`, `SERVER_SECRET_INVALID`,
 *   `SERVER_NETWORKS_INVALID`, `SERVER_OPTION_INVALID`, `SERVER_STORE_UNAVAILABLE`
 *
 * @example
 * const server = createSignInServer({
 *   origins: ['https://app.example'],
 *   secret: process.env.SIGN_IN_SECRET ?? '',
 *   networks: [{ id: 'eip155:1', rpcUrl: 'https://ethereum-rpc.publicnode.com' }],
 * })
 */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const resolved = resolveOptions(options)
  const core = createSignInCore(resolved)
  const routes = createSignInRoutes(core)
  return {
    handle: async (request) => routes.fetch(request),
    async getSession({ headers }) {
      const origin = core.originOf(headers)
      if (origin === undefined) return null
      const token = sessionCookie(origin, resolved.sessionLifetimeSeconds).read(headers)
      const session = token === undefined ? undefined : await core.sessions.read(token)
      return session ? toSignInSession(session) : null
    },
    close: () => resolved.store.close(),
    _internal: { core },
  }
}
