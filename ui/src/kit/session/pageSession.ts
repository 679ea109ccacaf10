import { createSessionClient, type SessionClient } from '@wallet-kit/sdk/session'

/**
 * The session client that `signIn`, `signOut` and the reads use: that of the provider mounted last, else one of
 * `/api/auth`. Module state, because Auth.js has these functions outside React.
 */
let current: SessionClient | undefined

/** Makes a client the one of this page. On a server it would be shared by all visitors. */
export function setPageSession(client: SessionClient): void {
  if (typeof window !== 'undefined') current = client
}

/** Forgets `client` if it is the present one. */
export function forgetPageSession(client: SessionClient): void {
  if (current === client) current = undefined
}

/** The client of this page; on a server a new one for each call, with the URL of the environment. */
export function getPageSession(): SessionClient {
  if (typeof window === 'undefined') return createSessionClient({ serverUrl: readServerUrl() })
  current ??= createSessionClient()
  return current
}

/** The variables that Auth.js reads, too. */
export function readServerUrl(): string | undefined {
  if (typeof process === 'undefined') return undefined
  const { AUTH_URL, NEXTAUTH_URL_INTERNAL, NEXTAUTH_URL, VERCEL_URL } = process.env
  return AUTH_URL || NEXTAUTH_URL_INTERNAL || NEXTAUTH_URL || VERCEL_URL || undefined
}
