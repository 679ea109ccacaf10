/** A test or a group of tests, and the rows in the comment above it. */
export interface TaggedTest {
  readonly rows: readonly string[]
  readonly title: string
  readonly file: string
  readonly line: number
}

const tag = /^\s*\/\/ ((?:[TF]\d+)(?:, [TF]\d+)*)$/
const quoted = String.raw`\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|${'`'}((?:[^${'`'}\\]|\\.)*)${'`'})`
const plain = new RegExp(String.raw`^\s*(?:test|it|describe)\(${quoted}`)
/** The title follows the cases. */
const withCases = new RegExp(String.raw`^\s*(?:test|it|describe)\.each(?:<.*>)?\([^]*?\)\(${quoted}`)

/**
 * Tests below a comment such as `// T8, F32`.
 *
 * @throws {Error} for a comment that no test follows.
 */
export function taggedTests(file: string, source: string): TaggedTest[] {
  const lines = source.split(/\r?\n/)
  return lines.flatMap((line, index) => {
    const [, rows] = tag.exec(line) ?? []
    if (rows === undefined) return []
    const below = lines.slice(index + 1, index + 60).join('\n')
    const [, single, double, template] = plain.exec(below) ?? withCases.exec(below) ?? []
    const title = single ?? double ?? template
    if (title === undefined) throw new Error(`${file}:${index + 1}: no test follows '${line.trim()}'.`)
    return [{ rows: rows.split(', '), title, file, line: index + 2 }]
  })
}
