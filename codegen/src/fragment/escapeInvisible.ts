/**
 * Control characters, marks that change the direction or the order of text, spaces without width, tags and lone surrogates.
 * Joiners and soft hyphens are part of words. A list instead of `\p{…}`, which depends on the version of Node.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are escaped
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Cs}]/gu

/**
 * Text of a contract with each character that would not be seen, or would make other text look different, as an escape:
 * `\u202e`. Escapes mean the same in strings of TypeScript and JSON and in regular expressions. Line breaks and tabs stay.
 */
export function escapeInvisible(text: string): string {
  // Nearly all text, found much faster than each of the characters.
  if (!/[^\t\n\r -~]/.test(text)) return text
  return text.replace(invisible, (found) => found.split('').map(escapedUnit).join(''))
}

function escapedUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
