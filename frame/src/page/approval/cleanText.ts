/** Controls, and characters that are invisible or turn the direction of what follows. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u17b4\u17b5\u3164\uffa0]|\u034f/gu

/** Text of a stranger as one line of the frame's page. */
export function cleanText(text: string, longest: number): string {
  const shown = text.replaceAll(hidden, ' ').replaceAll(/\s+/g, ' ').trim()
  return shown.length > longest ? `${shown.slice(0, longest - 1)}…` : shown
}
