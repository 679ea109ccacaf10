import { type ArrayLiteralExpression, Node, type ObjectLiteralExpression } from 'ts-morph'
import type { TextEdit } from '../../migrate/source/textEdits.ts'

/**
 * Appends an element to an array, or a property to an object: on the line of the others, or on lines of its own where the
 * others have lines, or it has several.
 *
 * @param indent one level of indentation
 */
export function appendElement(
  list: ArrayLiteralExpression | ObjectLiteralExpression,
  element: string,
  indent: string,
): TextEdit {
  const last = (Node.isArrayLiteralExpression(list) ? list.getElements() : list.getProperties()).at(-1)
  const text = list.getSourceFile().getFullText()
  const start = last?.getEnd() ?? list.getStart() + 1
  const close = list.getEnd() - 1
  if (!`${list.getText()}${element}`.includes('\n'))
    return { start, end: start, text: last ? `, ${element}` : element }
  const base = /^[ \t]*/.exec(text.slice(list.getStartLinePos()))?.[0] ?? ''
  const inner = `${base}${indent}`
  const lines = element.split('\n').map((line) => (line === '' ? line : `${inner}${line}`))
  // Comments after the last element stay behind it.
  const rest = text.slice(start, close).replace(/^\s*,/, '').trimEnd()
  return { start, end: close, text: `${last ? ',' : ''}${rest}\n${lines.join('\n')},\n${base}` }
}
