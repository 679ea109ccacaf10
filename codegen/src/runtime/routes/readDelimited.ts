import type { WireParameter } from './wireParameter.ts'
import { fieldsOf, itemsOf, readEntries, readJson, readText } from './wireShape.ts'

/** Decodes a part of a URL. */
export type Decode = (text: string) => string

/**
 * Reads a value from one string: a list or an object with delimiters, or a single value. `text` is still escaped, so that
 * a delimiter and the same character inside an item differ. Where a client escaped the delimiters too, they are
 * recognised nevertheless.
 */
export function readDelimited(parameter: WireParameter, text: string, decode: Decode): unknown {
  const { shape } = parameter
  if (parameter.json === true) return readJson(decode(text))
  const items = itemsOf(shape)
  const fields = fieldsOf(shape)
  if (items === undefined && fields === undefined) return readText(decode(text), shape)
  // JSON has escaped delimiters of its own.
  const parts = text === '' && isEmptyList(parameter) ? [] : splitParts(parameter, text, items !== 'json')
  if (fields === undefined) return parts.map((part) => readText(decode(part), items ?? shape))
  if (fields.text !== undefined && parts.length === 1) return readText(decode(text), fields.text)
  return readEntries(parameter.explode ? assignments(parts, decode) : alternating(parts, decode), fields)
}

/** A header has no other way to write an empty list; an empty text is no item but of strings. */
function isEmptyList({ in: place, allowEmpty, shape }: WireParameter): boolean {
  return allowEmpty === true || place === 'header' || itemsOf(shape) !== 'string'
}

function splitParts(parameter: WireParameter, text: string, mayBeEscaped: boolean): string[] {
  if (parameter.style === 'spaceDelimited') return text.split(/%20|\+| /)
  if (parameter.style === 'label' && parameter.explode) return text.split('.')
  if (parameter.style === 'matrix' && parameter.explode) return text.split(';')
  const [delimiter, escaped] = parameter.style === 'pipeDelimited' ? ['|', /%7c/i] : [',', /%2c/i]
  return text.split(text.includes(delimiter) || !mayBeEscaped ? delimiter : escaped)
}

/** `role=admin` pieces. */
function assignments(parts: readonly string[], decode: Decode): [string, string][] {
  return parts.map((part) => {
    const [key = '', ...rest] = part.split('=')
    return [decode(key), decode(rest.join('='))]
  })
}

/** Keys and values in turn: `role,admin`. */
function alternating(parts: readonly string[], decode: Decode): [string, string][] {
  const entries: [string, string][] = []
  for (let index = 0; index < parts.length; index += 2) {
    entries.push([decode(parts[index] ?? ''), decode(parts[index + 1] ?? '')])
  }
  return entries
}
