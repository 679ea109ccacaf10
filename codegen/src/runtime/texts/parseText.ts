import { escapeForRegExp } from '../escapeForRegExp.ts'
import { type AnyTextChecks, isAccepted, type TextField, type TextForm } from './TextForm.ts'

/** `length`: the text is too long. `end`: other text follows. */
export type WrongText<T> = { readonly ok: false; readonly wrong: (keyof T & string) | 'length' | 'end' }

export type ParsedText<T> = { readonly ok: true; readonly value: T } | WrongText<T>

/**
 * Parses a text by its form: the form alone divides it into values, each of which the contract and the caller then have to
 * allow. Names the first part that is missing, malformed or out of place.
 */
export function parseText<T>(form: TextForm<T>, text: string, checks: AnyTextChecks = {}): ParsedText<T> {
  if (form.maxLength !== undefined && text.length > form.maxLength) return { ok: false, wrong: 'length' }
  const { fields, pieces } = divide(form)
  const found = matchStart(`${pieces.map(({ source }) => source).join('')}$`, text)
  if (!found) return { ok: false, wrong: findMisplaced(pieces, text) }
  const entries: [string, unknown][] = []
  for (const [index, field] of fields.entries()) {
    const captured = found[index + 1]
    if (captured === undefined) continue
    const { name, implied = '', item } = field
    const value =
      item === undefined
        ? implied + captured
        : captured
            .split(item)
            .slice(1)
            .map((each) => implied + each)
    if (!isAccepted(field, value, checks)) return { ok: false, wrong: name }
    entries.push([name, value])
  }
  return { ok: true, value: Object.fromEntries(entries) as T }
}

/** A field with the fixed text before it in its line, and all of that behind it up to the next one's line. */
interface Piece<T> {
  readonly name: keyof T & string
  source: string
}

interface Division<T> {
  readonly fields: readonly TextField<T>[]
  readonly pieces: readonly Piece<T>[]
}

/** The form as regular expressions with a group for each field. */
function divide<T>(form: TextForm<T>): Division<T> {
  const row = form.parts.flatMap((part) => part as string | TextField<T>)
  const fields = row.filter((part) => typeof part === 'object')
  const pieces: Piece<T>[] = []
  let before = ''
  for (const part of form.parts) {
    if (typeof part === 'string') {
      const start = part.lastIndexOf('\n') + 1
      const last = pieces.at(-1)
      if (last) last.source += escapeForRegExp(part.slice(0, start))
      else before += escapeForRegExp(part.slice(0, start))
      before += escapeForRegExp(part.slice(start))
      continue
    }
    const inner = [part].flat() as readonly (string | TextField<T>)[]
    const sources = inner.map((each) =>
      typeof each === 'string' ? escapeForRegExp(each) : valueSource(each, row[row.indexOf(each) + 1]),
    )
    const source = Array.isArray(part) ? `(?:${sources.join('')})?` : sources.join('')
    const field = inner.find((each) => typeof each === 'object')
    if (field) {
      pieces.push({ name: field.name, source: before + source })
      before = ''
    } else before += source
  }
  const last = pieces.at(-1)
  if (last) last.source += before
  return { fields, pieces }
}

function valueSource<T>({ item }: TextField<T>, next: string | TextField<T> | undefined): string {
  if (item !== undefined) return `((?:${escapeForRegExp(item)}[^\\n]*)*)`
  const [end] = typeof next === 'string' ? next.split('\n') : []
  return end ? `((?:(?!${escapeForRegExp(end)})[^\\n])*)` : '([^\\n]*)'
}

function findMisplaced<T>(pieces: readonly Piece<T>[], text: string): WrongText<T>['wrong'] {
  let source = ''
  for (const piece of pieces) {
    source += piece.source
    if (!matchStart(source, text)) return piece.name
  }
  return 'end'
}

function matchStart(source: string, text: string) {
  return new RegExp(`^${source}`).exec(text)
}
