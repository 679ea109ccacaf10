import { ignoreErrors } from '../../foundation/platform/ignoreErrors.ts'

/**
 * Invisible characters, and those that change the direction of the following text: the shown text is not the signed
 * one.
 */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800\ufffc]/u
/** Joiners and variation selectors of emojis, and line breaks. */
const harmless = /(?<=\p{Extended_Pictographic}\ufe0f?|\p{EMod})[\ufe0f\u200d]|[\n\r\t]/gu

/** The text that bytes are; `undefined` for bytes that could be the hash of anything, or that hide something. */
export function readVisibleText(bytes: Uint8Array): string | undefined {
  const text = ignoreErrors(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return text !== undefined && !hidden.test(text.replace(harmless, '')) ? text : undefined
}
