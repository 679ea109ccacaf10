/**
 * Text with indentation. Fragments have their own line breaks, so nothing has to be scanned character by character,
 * which is slow in writers for hand-written code.
 */
export interface TextWriter {
  /** Text without line breaks. */
  write(text: string): void
  newLine(): void
  /** Lines that begin from now on are indented by so many levels more, or less. */
  indent(levels: number): void
  /** Everything written, below `head`. */
  text(head: string): string
}

const indentations = Array.from({ length: 40 }, (_, level) => '  '.repeat(level))

export function createTextWriter(): TextWriter {
  // Joined once: a string that is added to keeps its pieces in memory until it is first read.
  const pieces: string[] = []
  let level = 0
  let isLineStart = true

  return {
    write(part) {
      if (isLineStart && part !== '') {
        pieces.push(indentations[level] ?? '  '.repeat(level))
        isLineStart = false
      }
      pieces.push(part)
    },
    newLine() {
      pieces.push('\n')
      isLineStart = true
    },
    indent(levels) {
      level += levels
    },
    text: (head) => head + pieces.join(''),
  }
}
