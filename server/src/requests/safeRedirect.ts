import { parseUrl } from './parseUrl.ts'

/** The URL to return to after a sign-in: the requested one when it is a page of the origin, else the origin. */
export function safeRedirect(callbackUrl: string, origin: string): string {
  // Browsers read a backslash as a slash and drop control characters.
  if (/[\\\p{Cc}]/u.test(callbackUrl)) return origin
  const url = parseUrl(callbackUrl, origin)
  const isOwn = url?.origin === origin && /^https?:$/.test(url.protocol) && !url.username && !url.password
  return isOwn ? url.href : origin
}
