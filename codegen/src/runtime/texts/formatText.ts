import { parseText, type WrongText } from './parseText.ts'
import { type AnyTextChecks, isAccepted, type TextField, type TextForm } from './TextForm.ts'

export type FormattedText<T> = { readonly ok: true; readonly text: string } | WrongText<T>

/**
 * Formats a value by its text form. The text is parsed again, so that no value can make it state another one. Names the first
 * property that no text can state.
 */
export function formatText<T extends object>(
  form: TextForm<T>,
  value: T,
  checks: AnyTextChecks = {},
): FormattedText<T> {
  const values = new Map<string, unknown>(Object.entries(value).filter(([, each]) => each !== undefined))
  const fields = form.parts.flat().filter((part) => typeof part === 'object') as readonly TextField<T>[]
  for (const field of fields) {
    const { name, implied = '' } = field
    const given = values.get(name)
    const isLine = (each: unknown) =>
      typeof each === 'string' && each.startsWith(implied) && !each.includes('\n')
    const isValid = [given].flat().every(isLine) && isAccepted(field, given, checks)
    // An optional part is left out where its properties are.
    if (given === undefined ? form.parts.includes(field) : !isValid) return { ok: false, wrong: name }
  }
  const text = form.parts.map((part) => print(part, values)).join('')
  const parsed = parseText(form, text, checks)
  if (!parsed.ok) return parsed
  const other = fields.find(
    ({ name }) => JSON.stringify(parsed.value[name]) !== JSON.stringify(values.get(name)),
  )
  return other ? { ok: false, wrong: other.name } : { ok: true, text }
}

function print<T>(part: TextForm<T>['parts'][number], values: ReadonlyMap<string, unknown>): string {
  if (typeof part === 'string') return part
  if (isOption(part)) {
    const fields = part.filter((each) => typeof each === 'object')
    const isPresent = fields.length > 0 && fields.every(({ name }) => values.has(name))
    return isPresent ? part.map((each) => print(each, values)).join('') : ''
  }
  const { name, implied = '', item } = part
  const texts = [values.get(name)].flat().map((each) => String(each).slice(implied.length))
  return item === undefined ? texts.join('') : texts.map((each) => item + each).join('')
}

function isOption<T>(part: TextForm<T>['parts'][number]): part is readonly (string | TextField<T>)[] {
  return Array.isArray(part)
}
