/**
 * The end of a tool's output, where it says what went wrong.
 * @param {string} text
 * @param {number} [count] of lines
 */
export function lastLines(text, count = 20) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
