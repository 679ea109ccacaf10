import { Auth } from '@auth/core'
import type { Chain } from '../chains/Chain.ts'
import { browserCookie } from './browserCookie.ts'
import { createAuthConfig } from './createAuthConfig.ts'
import { createNonces, type Nonces } from './createNonces.ts'
import { createSessions, type Sessions } from './createSessions.ts'
import { openAuthDatabase } from './openAuthDatabase.ts'
import { ownOrigin } from './ownOrigin.ts'
import { readSecret } from './readSecret.ts'

/** The auth server, independent of its mount path. */
export interface AuthServer {
  readonly nonces: Nonces
  readonly sessions: Sessions
  /** Origin of the page that sends a request; undefined when the server is not configured for it. */
  originOf(request: Request): string | undefined
  /** Creates a nonce for the browser that asks. `setCookie` has to reach it. */
  createNonce(request: Request, origin: string): CreatedNonce
  /** Answers a request of the Auth.js protocol. */
  handle(request: Request, origin: string): Promise<Response>
  close(): void
}

export interface CreatedNonce {
  readonly nonce: string
  readonly expiresAt: Date
  readonly setCookie: string
}

export interface CreateAuthParameters {
  /**
   * Origins of the pages that sign in here, e.g. `https://app.example`. Only messages that are signed for one of
   * them, and sent by a page of the same one, are accepted.
   */
  readonly origins: readonly string[]
  readonly chains: readonly Chain[]
  readonly basePath: string
  readonly dataDirectory: string | undefined
  nameOf(address: string): string | undefined
  readonly log: (line: string) => void
}

/** Opens the database and sets up Auth.js on it. */
export function createAuth({ dataDirectory, origins, ...parameters }: CreateAuthParameters): AuthServer {
  const database = openAuthDatabase(dataDirectory)
  const nonces = createNonces(database)
  const sessions = createSessions(database)
  const secret = readSecret(database)
  return {
    nonces,
    sessions,
    originOf: ({ headers }) => ownOrigin(headers, origins),
    createNonce({ headers }, origin) {
      const cookie = browserCookie(origin)
      const known = cookie.read(headers)
      // Several tabs of a browser may ask at the same time: they share the cookie.
      const { id, header } = known === undefined ? cookie.create() : cookie.renew(known)
      return { ...nonces.create(id, new Date()), setCookie: header }
    },
    async handle(request, origin) {
      const { pathname, search } = new URL(request.url)
      // Auth.js derives redirects and cookies from the request's URL, so it must be the URL that the page sees.
      const seen = new Request(new URL(`${pathname}${search}`, origin), request)
      // Auth.js mutates its configuration, so each request gets a new one.
      return withRefusalStatus(
        await Auth(seen, createAuthConfig({ ...parameters, origin, nonces, sessions, secret })),
      )
    },
    close: () => database.close(),
  }
}

/** Auth.js answers a refused sign-in with status 200 and the reason in `url`. The status says it as well. */
async function withRefusalStatus(response: Response): Promise<Response> {
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('application/json'))
    return response
  const body: unknown = await response.clone().json()
  const isRefusal =
    typeof body === 'object' &&
    body !== null &&
    'url' in body &&
    URL.parse(String(body.url))?.searchParams.has('error')
  return isRefusal ? new Response(response.body, { status: 401, headers: response.headers }) : response
}
