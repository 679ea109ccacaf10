import { Auth } from '@auth/core'
import type { Chain } from '../chains/Chain.ts'
import { publicUrl } from '../http/publicUrl.ts'
import { createAuthConfig } from './createAuthConfig.ts'
import { createNonces, type Nonces } from './createNonces.ts'
import { createSessions, type Sessions } from './createSessions.ts'
import { openAuthDatabase } from './openAuthDatabase.ts'
import { readSecret } from './readSecret.ts'

/** The auth server, independent of its mount path. */
export interface AuthServer {
  readonly nonces: Nonces
  readonly sessions: Sessions
  /** Answers a request of the Auth.js protocol. */
  handle(request: Request): Promise<Response>
  close(): void
}

export interface CreateAuthParameters {
  readonly chains: readonly Chain[]
  readonly basePath: string
  readonly dataDirectory: string | undefined
  nameOf(address: string): string | undefined
  readonly log: (line: string) => void
}

/** Opens the database and sets up Auth.js on it. */
export function createAuth({ dataDirectory, ...parameters }: CreateAuthParameters): AuthServer {
  const database = openAuthDatabase(dataDirectory)
  const nonces = createNonces(database)
  const sessions = createSessions(database)
  const secret = readSecret(database)
  return {
    nonces,
    sessions,
    async handle(request) {
      const url = publicUrl(request)
      if (!url) return new Response('The Host header is not usable', { status: 400 })
      const { pathname, search } = new URL(request.url)
      // Auth.js derives redirects and cookies from the request's URL, so it must be the URL that the page sees.
      const seen = new Request(new URL(`${pathname}${search}`, url.origin), request)
      // Auth.js mutates its configuration, so each request gets a new one.
      return Auth(seen, createAuthConfig({ ...parameters, nonces, sessions, secret }))
    },
    close: () => database.close(),
  }
}
