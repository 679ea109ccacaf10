import type { ImportSpecifier } from 'ts-morph'
import { applyTextEdits } from './textEdits.ts'

/** Appends names to those of an import: on its line, or on lines of their own where the last one has one. */
export function appendNames(last: ImportSpecifier, names: readonly string[]): void {
  if (names.length === 0) return
  const file = last.getSourceFile()
  const [, indent] = /\n([ \t]*)$/.exec(file.getFullText().slice(0, last.getStart())) ?? []
  const separator = indent === undefined ? ', ' : `,\n${indent}`
  const end = last.getEnd()
  applyTextEdits(file, [{ start: end, end, text: names.map((name) => `${separator}${name}`).join('') }])
}
