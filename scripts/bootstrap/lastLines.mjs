/**
 * The last lines of a tool's output, which contain the errors.
 * @param {string} text
 * @param {number} [count] of lines
 */
export function lastLines(text, count = 20) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
