import { escapeForRegExp } from './escapeForRegExp.ts'

/** Characters that never are in an address as they are. */
const unsent = /[^\x21-\x7e]+|["<>`]/gu

/** Text between the parameters of a path template, as a regular expression for addresses. */
export function pathLiteral(text: string): string {
  return escapeForRegExp(text.replaceAll(/\p{Cs}/gu, '\ufffd').replaceAll(unsent, encodeURIComponent))
}

/** The path of a template: some contracts distinguish operations by parts behind `?` or `#`. */
export function pathOf(template: string): string {
  return template.replace(/(\{[^}]*\})|[?#].*/gs, (_, hole: string | undefined) => hole ?? '')
}
