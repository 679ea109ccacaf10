import { resolveOwnUrl } from '../../foundation/platform/resolveOwnUrl.ts'

declare const isNextPage: unique symbol

/** A URL that the page may be replaced by. Only the functions here make one, and `leavePage` accepts nothing else. */
export interface NextPage {
  readonly url: string
  readonly [isNextPage]: true
}

/** A page of this origin; `undefined` for every other address. */
export function toOwnPage(address: string): NextPage | undefined {
  return toPage(resolveOwnUrl(address, location.origin)?.href)
}

/** A page of the auth server: `signin` or `error`, with its query. The base URL is the host app's option. */
export function toAuthPage(
  baseUrl: string,
  page: 'signin' | 'error',
  query: Readonly<Record<string, string>>,
) {
  const url = new URL(`${baseUrl}/${page}`, location.href)
  url.search = new URLSearchParams(query).toString()
  return { url: url.href } as NextPage
}

/**
 * The page of an OAuth provider, which is on another origin: encrypted, unless this page is not either, and without
 * credentials.
 */
export function toProviderPage(address: string): NextPage | undefined {
  // URL parsers drop these characters, so that the address is another one than it seems.
  if (/[\p{C}\p{Z}\\]/u.test(address) || !URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && location.protocol === 'http:')
  return isSafe && !username && !password ? toPage(href) : undefined
}

/** Replaces the page. Where only the fragment changes, a browser would not load it. */
export function leavePage({ url }: NextPage): undefined {
  location.href = url
  if (url.includes('#')) location.reload()
  return undefined
}

function toPage(url: string | undefined): NextPage | undefined {
  return url === undefined ? undefined : ({ url } as NextPage)
}
