/** Characters that URL parsers drop or rewrite, so that `/\evil.example` or `java<tab>script:` is read differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to be refused
const rewritten = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/

/**
 * The address of a redirect, resolved as a browser does; `undefined` unless it stays on the page's origin. The only
 * place that decides this: comparing prefixes has failed wherever it was tried
 * (`https://shop.example.evil.example`).
 */
export function resolveOwnUrl(value: string, origin: string): URL | undefined {
  if (rewritten.test(value)) return undefined
  const url = URL.canParse(value, origin) ? new URL(value, origin) : undefined
  // The origin of `blob:https://shop.example/…` is that of its content.
  const isOwn = url?.origin === origin && url.protocol === new URL(origin).protocol
  return isOwn && !url.username && !url.password ? url : undefined
}
