import type { DocumentSet } from '../load/documentSet.ts'
import { createLocator, type TextRange } from '../load/locate.ts'
import type { Diagnostic } from './diagnostic.ts'

/** A diagnostic with its place worked out. Line and column count from 1. */
export interface LocatedDiagnostic {
  readonly severity: 'error' | 'warning'
  readonly file: string
  readonly line: number
  readonly column: number
  readonly pointer: string
  readonly message: string
  readonly hint?: string
  /** The text for people: place, message, code frame, hint. */
  readonly text: string
}

/** Finds line and column of every diagnostic and writes it out, in the order of files and lines. */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  documents: DocumentSet,
): LocatedDiagnostic[] {
  const locators = new Map<string, ReturnType<typeof createLocator>>()
  const located = diagnostics.map((diagnostic) => {
    const { file } = diagnostic.place
    const source = documents.textOf(file)
    if (source === undefined) return locateIn('', { start: 0, end: 0 }, diagnostic)
    let locator = locators.get(file)
    if (locator === undefined) {
      locator = createLocator(source)
      locators.set(file, locator)
    }
    return locateIn(source, diagnostic.range ?? locator(diagnostic.place.pointer, diagnostic.at), diagnostic)
  })
  return located.sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  )
}

function locateIn(source: string, range: TextRange, diagnostic: Diagnostic): LocatedDiagnostic {
  const before = source.slice(0, range.start)
  const line = before.split('\n').length
  const column = range.start - before.lastIndexOf('\n')
  const { severity, message, hint, place } = diagnostic
  const text = [
    `${place.file}:${line}:${column} ${severity}: ${message}`,
    `  at ${place.pointer === '' ? '(root)' : place.pointer}`,
    ...codeFrame(source, line, column, range.end - range.start),
    ...(hint === undefined ? [] : [`  ${hint}`]),
  ].join('\n')
  return {
    severity,
    file: place.file,
    line,
    column,
    pointer: place.pointer,
    message,
    ...(hint === undefined ? {} : { hint }),
    text,
  }
}

/** The line and its neighbours; minified documents are cut around the place. */
function codeFrame(source: string, line: number, column: number, length: number): string[] {
  if (source === '') return []
  const all = source.split('\n')
  const from = Math.max(1, line - 1)
  const to = Math.min(all.length, line + 1)
  const width = String(to).length
  const frame: string[] = []
  for (let number = from; number <= to; number++) {
    const whole = (all[number - 1] ?? '').replaceAll('\t', ' ').replace(/\r$/, '')
    const cut = number === line ? Math.max(0, column - 60) : 0
    const text = whole.slice(cut, cut + 120)
    frame.push(`  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`)
    if (number === line) {
      const room = Math.max(1, Math.min(length, text.length - (column - 1 - cut)))
      frame.push(`    ${' '.repeat(width)} | ${' '.repeat(column - 1 - cut)}${'^'.repeat(room)}`)
    }
  }
  return frame
}
