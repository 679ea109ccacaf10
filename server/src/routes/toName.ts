const longestName = 100

/**
 * A name that a visitor has given to the session: in one line, without characters that are invisible or reorder the text
 * around them, and that databases refuse.
 */
export function toName(text: string): string {
  const visible = text
    .slice(0, 4 * longestName)
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '')
  return [...visible].slice(0, longestName).join('').trim()
}
