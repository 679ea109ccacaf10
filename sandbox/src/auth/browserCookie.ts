import { randomBytes } from 'node:crypto'

/** Identifies a browser, so that a nonce can be spent only by the browser that it was created for. */
export interface BrowserCookie {
  /** `undefined` for a browser that has none yet. */
  read(headers: Headers): string | undefined
  create(): NewCookie
  /** The same cookie for longer. */
  renew(id: string): NewCookie
}

interface NewCookie {
  readonly id: string
  /** Value of `Set-Cookie`. */
  readonly header: string
}

/** Two minutes longer than the nonces that it is for. */
const lifeSeconds = 7 * 60

/** The cookie on pages of an origin. Its prefix keeps other hosts of the site from setting it. */
export function browserCookie(origin: string): BrowserCookie {
  const isSecure = origin.startsWith('https:')
  const name = isSecure ? '__Host-siwx-browser' : 'siwx-browser'
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`)
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${isSecure ? '; Secure' : ''}`
  const renew = (id: string): NewCookie => ({ id, header: `${name}=${id}; ${attributes}` })
  return {
    read: (headers) => pattern.exec(headers.get('cookie') ?? '')?.[1],
    create: () => renew(randomBytes(32).toString('base64url')),
    renew,
  }
}
