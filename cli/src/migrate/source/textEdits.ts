import type { Node, SourceFile } from 'ts-morph'

/** Replaces a range of a file's text. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export function replaceNode(node: Node, text: string): TextEdit {
  return { start: node.getStart(), end: node.getEnd(), text }
}

/** Removes a node with the rest of its line, if nothing else is on it. */
export function removeLine(node: Node): TextEdit {
  const text = node.getSourceFile().getFullText()
  const start = node.getStart()
  const end = node.getEnd()
  const [before = ''] = /[ \t]*$/.exec(text.slice(0, start)) ?? []
  const [after = ''] = /^[ \t]*(\r?\n)?/.exec(text.slice(end)) ?? []
  const isAlone = after.endsWith('\n') && /(^|\n)$/.test(text.slice(0, start - before.length))
  if (!isAlone) return { start, end, text: '' }
  // Of the empty lines on both sides, one stays.
  const [blank = ''] = /^\r?\n/.exec(text.slice(end + after.length)) ?? []
  const isBelowBlank = /(^|\n)\r?\n$/.test(text.slice(0, start - before.length))
  return {
    start: start - before.length,
    end: end + after.length + (isBelowBlank ? blank.length : 0),
    text: '',
  }
}

/** Applies edits that do not overlap. Nodes of the file are forgotten. */
export function applyTextEdits(file: SourceFile, edits: readonly TextEdit[]): void {
  if (edits.length === 0) return
  let text = file.getFullText()
  for (const { start, end, text: added } of [...edits].sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + added + text.slice(end)
  file.replaceWithText(text)
}
