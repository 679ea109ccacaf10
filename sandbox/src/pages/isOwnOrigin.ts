import { isLocalCaller } from '../http/isLocalCaller.ts'

/**
 * Whether a page of this server sent the request: browsers put the page's origin into every POST. Protects what changes
 * state from the pages of other sites (CSRF).
 */
export function isOwnOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin')
  const host = headers.get('host')
  const isSame = origin !== null && (origin === `http://${host}` || origin === `https://${host}`)
  // Under a name of this machine: the name of another site may resolve to it, too.
  return isSame && isLocalCaller(headers)
}
