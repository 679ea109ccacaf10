import type { DocumentSet } from '../load/documentSet.ts'
import { createLocator } from '../load/locate.ts'
import type { Diagnostic } from './diagnostic.ts'

/** A diagnostic with its place worked out. Line and column count from 1. */
export interface LocatedDiagnostic {
  readonly severity: 'error' | 'warning'
  readonly file: string
  readonly line: number
  readonly column: number
  readonly pointer: string
  /** Offsets into the document's text. */
  readonly start: number
  readonly end: number
  /** Whether it is about the name at the place, or its value. */
  readonly at: 'key' | 'value'
  readonly message: string
  readonly hint?: string
  /** Set for an error that `lenient` (`--lenient`) makes a warning. */
  readonly recoverable?: true
  /** The whole report: place, message, code frame, hint. */
  readonly text: string
}

/** Finds line and column of every diagnostic and writes it out, in the order of files and lines. */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  documents: DocumentSet,
): LocatedDiagnostic[] {
  const sources = new Map<string, Source>()
  const located = diagnostics.map((diagnostic) => {
    const { file } = diagnostic.place
    let source = sources.get(file)
    if (source === undefined) {
      source = createSource(documents.textOf(file) ?? '')
      sources.set(file, source)
    }
    return locateIn(source, diagnostic)
  })
  return located.sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  )
}

/** A document's text with its lookups, shared by its diagnostics. */
interface Source {
  readonly text: string
  /** Offset of each line. */
  readonly lines: readonly number[]
  readonly rangeOf: ReturnType<typeof createLocator>
}

function createSource(text: string): Source {
  const lines = linesOf(text)
  const locate = createLocator(text)
  return { text, lines, rangeOf: (pointer, at) => (text === '' ? { start: 0, end: 0 } : locate(pointer, at)) }
}

/** Offset of each line. They end as in YAML: by either character, or by both. */
function linesOf(text: string): number[] {
  const lines = [0]
  if (text.includes('\r')) {
    for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) lines.push(index + end.length)
    return lines
  }
  // A match for each line of a large document takes longer than all that is reported.
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines.push(end + 1)
  return lines
}

function locateIn(source: Source, diagnostic: Diagnostic): LocatedDiagnostic {
  const { severity, place } = diagnostic
  const { more = 0 } = diagnostic
  const others = more === 0 ? '' : ` (Here and in ${more} other place${more === 1 ? '' : 's'}.)`
  const message = printable(diagnostic.message) + others
  const hint = diagnostic.hint === undefined ? undefined : printable(diagnostic.hint)
  const isPassed = severity === 'error' && diagnostic.recoverable === true
  const range = diagnostic.range ?? source.rangeOf(place.pointer, diagnostic.at)
  const line = lineOf(source.lines, range.start)
  const column = range.start - (source.lines[line - 1] ?? 0) + 1
  const text = [
    `${place.file}:${line}:${column} ${severity}: ${message}`,
    `  at ${place.pointer === '' ? '(root)' : printable(place.pointer)}`,
    ...codeFrame(source, line, column, range.end - range.start),
    ...(hint === undefined ? [] : [`  ${hint}`]),
    ...(isPassed ? ['  --lenient makes it a warning.'] : []),
  ].join('\n')
  return {
    severity,
    file: place.file,
    line,
    column,
    pointer: place.pointer,
    start: range.start,
    end: range.end,
    at: diagnostic.at,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(isPassed ? { recoverable: true } : {}),
    text,
  }
}

const longestText = 500

/** Text of a contract without control characters, and cut to a length that fits a terminal. */
function printable(text: string): string {
  const short = text.length <= longestText ? text : `${text.slice(0, longestText)}…`
  return short.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')
}

/** Number of the line that an offset is in, from 1. */
function lineOf(lines: readonly number[], offset: number): number {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lines[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low + 1
}

/** The line and its neighbours; minified documents are cut around the place. */
function codeFrame({ text, lines }: Source, line: number, column: number, length: number): string[] {
  if (text === '') return []
  const from = Math.max(1, line - 1)
  const to = Math.min(lines.length, line + 1)
  const width = String(to).length
  const frame: string[] = []
  for (let number = from; number <= to; number++) {
    const start = lines[number - 1] ?? 0
    const end = lines[number] ?? text.length
    const cut = number === line ? Math.max(0, column - 60) : 0
    const shown = text
      .slice(start + cut, Math.min(end, start + cut + 120))
      .replace(/[\r\n]+$/, '')
      .replaceAll('\t', ' ')
    frame.push(`  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${printable(shown)}`)
    if (number === line) {
      const room = Math.max(1, Math.min(length, shown.length - (column - 1 - cut)))
      frame.push(`    ${' '.repeat(width)} | ${' '.repeat(column - 1 - cut)}${'^'.repeat(room)}`)
    }
  }
  return frame
}
