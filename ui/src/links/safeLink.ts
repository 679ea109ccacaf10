/** A link that may be shown, and its host. */
export interface SafeLink {
  readonly href: string
  readonly host: string
}

/**
 * The only check for external URLs: `https` only, without credentials or control characters.
 * Anything else is `undefined`, and its control is not shown.
 */
export function safeLink(address: string | null | undefined): SafeLink | undefined {
  // The URL parser drops tabs and line breaks silently: a string that has them is meant to deceive.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point of the check
  if (!address || /[\u0000-\u001f\u007f\\]/.test(address) || !URL.canParse(address)) return undefined
  const { protocol, username, password, href, host } = new URL(address)
  if (protocol !== 'https:' || username || password || !host) return undefined
  return { href, host: host.replace(/^www\./, '') }
}
