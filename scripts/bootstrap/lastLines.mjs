/**
 * The end of a tool's output, where errors are.
 * @param {string} text
 * @param {number} [count] of lines
 */
export function lastLines(text, count = 20) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
