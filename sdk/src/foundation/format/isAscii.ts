/** Whether a text has only letters, digits, signs and spaces of ASCII. */
export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text)
}
