import { type SourceFile, SyntaxKind } from 'ts-morph'
import type { TextEdit } from '../../migrate/source/textEdits.ts'
import type { Place } from './Place.ts'

export interface WrapPlaceParameters {
  readonly file: SourceFile
  readonly place: Place
  /** Name of the component that goes around the range. */
  readonly tag: string
  /** Elements before the range, inside of the component. */
  readonly before: readonly string[]
  /** One level of indentation. */
  readonly indent: string
}

/** Puts a component around a place, a line for each element, indented as the file is. */
export function wrapPlace({ file, place, tag, before, indent }: WrapPlaceParameters): TextEdit {
  const text = file.getFullText()
  const { start, end, among, isValue } = place
  const [line = '', base = ''] = /([ \t]*)[^\n]*$/.exec(text.slice(0, start)) ?? []
  const isAlone = line === base && /^,?[ \t]*(\r?\n|$)/.test(text.slice(end))
  const outer = isAlone ? base : `${base}${indent}`
  const inner = indentLines({ file, start, end, isValue, by: isAlone ? indent : `${indent}${indent}` })
  const lines = [
    `<${tag}>`,
    ...before.map((element) => `${outer}${indent}${element}`),
    `${outer}${indent}${inner}`,
    `${outer}</${tag}>`,
  ].join('\n')
  if (isAlone) return { start, end, text: lines }
  const [open, close] = among === 'returned' ? ['(', ')'] : ['', '']
  const comma = among === 'arguments' && text[end] === ')' ? ',' : ''
  return { start, end, text: `${open}\n${outer}${lines}${comma}\n${base}${close}` }
}

interface IndentLinesParameters {
  readonly file: SourceFile
  readonly start: number
  readonly end: number
  readonly isValue: boolean
  readonly by: string
}

/** The range with its lines indented further, except within strings, which would change. */
function indentLines({ file, start, end, isValue, by }: IndentLinesParameters): string {
  const strings = [
    SyntaxKind.NoSubstitutionTemplateLiteral,
    SyntaxKind.TemplateHead,
    SyntaxKind.TemplateMiddle,
    SyntaxKind.TemplateTail,
    SyntaxKind.StringLiteral,
  ].flatMap((kind) => file.getDescendantsOfKind(kind))
  const isInString = (position: number) =>
    strings.some((each) => each.getStart() < position && position < each.getEnd())
  const text = file
    .getFullText()
    .slice(start, end)
    .replaceAll(/\n(?!\r?\n)/g, (_, offset: number) => (isInString(start + offset + 1) ? '\n' : `\n${by}`))
  return isValue ? `{${text}}` : text
}
