import process from 'node:process'

/**
 * Colours for a terminal, plain text for a file or a pipe (see https://no-color.org).
 * @param {string} code of an ANSI "select graphic rendition" sequence
 */
const style = (code) => (/** @type {string} */ text) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? `\u001b[${code}m${text}\u001b[0m` : text

export const bold = style('1')
export const dim = style('2')
export const red = style('31')
export const green = style('32')
