/** The keys of a JSON pointer (RFC 6901); none for the root. */
export function pointerTokens(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeToken)
}

/** A key as it is in a JSON pointer. */
export function escapeToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

export function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~')
}
