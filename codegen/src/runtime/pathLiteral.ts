import { escapeForRegExp } from './escapeForRegExp.ts'

/** Characters that never stand in an address as they are. */
const unsent = /[^\x21-\x7e]+|["<>`]/gu

/** What stands between the parameters of a path template, as a regular expression for addresses. */
export function pathLiteral(text: string): string {
  return escapeForRegExp(text.replaceAll(unsent, encodeURIComponent))
}
