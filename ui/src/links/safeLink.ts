/** A link that may be shown, and the host that it leads to. */
export interface SafeLink {
  readonly href: string
  readonly host: string
}

/**
 * The one gate for addresses that come from outside: `https` only, without credentials or control characters.
 * Anything else is `undefined`, and what would have carried it is not shown.
 */
export function safeLink(address: string | null | undefined): SafeLink | undefined {
  // The parser drops tabs and line breaks silently: a text that has them was made to deceive.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!address || /[\u0000-\u001f\u007f\\]/.test(address) || !URL.canParse(address)) return undefined
  const { protocol, username, password, href, host } = new URL(address)
  if (protocol !== 'https:' || username || password || !host) return undefined
  return { href, host: host.replace(/^www\./, '') }
}
