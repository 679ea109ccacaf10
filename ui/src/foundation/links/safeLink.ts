declare const isSafeLink: unique symbol

/** A link that may be shown, and its host. Only `safeLink` makes one, and nothing else is accepted by the link components. */
export interface SafeLink {
  readonly href: string
  readonly host: string
  readonly [isSafeLink]: true
}

/**
 * The only check for external URLs: `https` only, without credentials, control or invisible characters, spaces or
 * backslashes. Anything else is `undefined`, and its control is not shown.
 *
 * @param httpOrigin Origin of a service that the host app has configured on `http`, as while it is developed.
 */
export function safeLink(
  address: string | null | undefined,
  httpOrigin?: string | undefined,
): SafeLink | undefined {
  // The URL parser drops tabs, line breaks and invisible characters silently: a string that has them is meant to deceive.
  if (!address || /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(address)) return undefined
  // Only the form with an authority: `https:evil.example` is relative to a page that is on https itself.
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return undefined
  const { username, password, href, host, origin, protocol } = new URL(address)
  if (protocol !== 'https:' && origin !== httpOrigin) return undefined
  if (username || password || !host) return undefined
  return { href, host: host.replace(/^www\./, '') } as SafeLink
}
