import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { csrfCookie } from './cookies.ts'

export interface CsrfToken {
  readonly token: string
  /** Value of `Set-Cookie`; undefined when the browser has this token's cookie. */
  readonly setCookie: string | undefined
}

/**
 * The CSRF token of a browser: the one in its cookie, or a new one. The cookie is signed, so that another host of the site
 * cannot plant a token that it knows.
 */
export function csrfTokenOf(
  headers: Headers,
  { origin, secret }: { origin: string; secret: string },
): CsrfToken {
  const known = readToken(headers, { origin, secret })
  if (known !== undefined) return { token: known, setCookie: undefined }
  const token = randomBytes(32).toString('hex')
  return { token, setCookie: csrfCookie(origin).write(`${token}.${sign(token, secret)}`) }
}

/** Whether a request carries the token that its browser's cookie has. */
export function isCsrfToken(
  given: string,
  headers: Headers,
  { origin, secret }: { origin: string; secret: string },
): boolean {
  const known = readToken(headers, { origin, secret })
  return known !== undefined && isEqual(given, known)
}

function readToken(
  headers: Headers,
  { origin, secret }: { origin: string; secret: string },
): string | undefined {
  const [token = '', signature = ''] = csrfCookie(origin).read(headers)?.split('.') ?? []
  return token !== '' && isEqual(signature, sign(token, secret)) ? token : undefined
}

function sign(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf ${token}`).digest('base64url')
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
