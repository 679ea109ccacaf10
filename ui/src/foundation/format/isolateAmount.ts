import { directionOf } from '../messages/directionOf.ts'

/**
 * An amount with its symbol as part of a message. In a language that is read from right to left, the symbol would come
 * first: there it is isolated, by characters of Unicode, to be read from left to right.
 */
export function isolateAmount(locale: string, amount: string): string {
  return directionOf(locale) === 'rtl' ? `\u2066${amount}\u2069` : amount
}
