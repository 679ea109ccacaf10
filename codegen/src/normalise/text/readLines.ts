/** A part of a template before its properties are looked up. */
export type TemplatePart = TemplateLeaf | { readonly kind: 'option'; readonly parts: readonly TemplateLeaf[] }

export type TemplateLeaf =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'field'; readonly name: string; readonly line: number }

export type ReadLines =
  | { readonly parts: readonly TemplatePart[] }
  | { readonly line: number; readonly problem: string }

/**
 * Parses the lines of a template: `{name}` is a property, `[…]` an optional part. A line in brackets is optional together
 * with its line break.
 */
export function readLines(lines: readonly string[]): ReadLines {
  const parts: TemplatePart[] = []
  for (const [line, text] of lines.entries()) {
    const read = readLine(text, line)
    if (typeof read === 'string') return { line, problem: read }
    const [first] = read
    if (line === 0) parts.push(...read)
    else if (read.length === 1 && first?.kind === 'option')
      parts.push({ kind: 'option', parts: [lineBreak, ...first.parts] })
    else parts.push(lineBreak, ...read)
  }
  return { parts: joinLiterals(parts).map(withJoinedLiterals) }
}

const lineBreak = { kind: 'literal', text: '\n' } as const

function readLine(text: string, line: number): TemplatePart[] | string {
  const parts: TemplatePart[] = []
  let option: TemplateLeaf[] | undefined
  for (const [token] of text.matchAll(/\{[^{}]*\}|[[\]{}]|[^[\]{}]+/g)) {
    if (token === '{' || token === '}') return `A '${token}' has no counterpart.`
    if (token === '[') {
      if (option !== undefined) return 'Optional parts cannot contain optional parts.'
      option = []
    } else if (token === ']') {
      if (option === undefined) return `A ']' has no counterpart.`
      if (option.length === 0) return 'An optional part is empty.'
      parts.push({ kind: 'option', parts: option })
      option = undefined
    } else {
      const leaf: TemplateLeaf = token.startsWith('{')
        ? { kind: 'field', name: token.slice(1, -1), line }
        : { kind: 'literal', text: token }
      ;(option ?? parts).push(leaf)
    }
  }
  return option === undefined ? parts : `A '[' has no counterpart.`
}

function withJoinedLiterals(part: TemplatePart): TemplatePart {
  return part.kind === 'option' ? { kind: 'option', parts: joinLiterals(part.parts) } : part
}

function joinLiterals<Part extends TemplatePart>(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.kind === 'literal' && last?.kind === 'literal')
      joined[joined.length - 1] = { ...last, text: last.text + part.text }
    else joined.push(part)
  }
  return joined
}
