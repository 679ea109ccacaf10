/** Characters that ought to be escaped are accepted, because real services send them. */
export const uriPattern: RegExp = /^[a-z][a-z\d+.-]*:(?:[^\s\p{Cc}"<>\\^`%]|%[\da-f]{2})*$/iu

/** Whether text is a `uri`: an address with its scheme. */
export function isUri(text: string): boolean {
  return uriPattern.test(text)
}
