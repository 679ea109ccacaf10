import { attempt } from '../platform/attempt.ts'

/** Control characters, and those that change the direction of what follows: what is shown is not what is signed. */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** The text that bytes are; `undefined` for bytes that could be the hash of anything, or that hide something. */
export function readVisibleText(bytes: Uint8Array): string | undefined {
  const text = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return text !== undefined && !hidden.test(text.replaceAll(/[\n\r\t]/g, '')) ? text : undefined
}
