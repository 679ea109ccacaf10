/**
 * Text with indentation. It knows nothing of what it writes: fragments bring their own line breaks, so nothing has to
 * be looked at character by character, which is what takes the time in writers for hand-made code.
 */
export interface TextWriter {
  /** Text without line breaks. */
  write(text: string): void
  newLine(): void
  /** Lines that begin from now on are indented by so many levels more, or less. */
  indent(levels: number): void
  text(): string
}

const indentations = Array.from({ length: 40 }, (_, level) => '  '.repeat(level))

export function createTextWriter(): TextWriter {
  let text = ''
  let level = 0
  let isLineStart = true

  return {
    write(part) {
      if (isLineStart && part !== '') {
        text += indentations[level] ?? '  '.repeat(level)
        isLineStart = false
      }
      text += part
    },
    newLine() {
      text += '\n'
      isLineStart = true
    },
    indent(levels) {
      level += levels
    },
    text: () => text,
  }
}
