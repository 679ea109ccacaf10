/** Type of one string; `guess`: a number if it reads like one, and so on. Only parts can be a `file`. */
type WireText = 'string' | 'number' | 'boolean' | 'guess' | 'json' | 'file'

/** Shape of a field, or of each item of a list. */
export type WireValue = WireText | `${WireText}[]`

/** Shape of a parameter or a form. The compiler derives it from the schema. */
export type WireShape = WireValue | WireFields | WireItems

/** An object; fields that are not listed are strings unless `others` is set. */
export interface WireFields {
  readonly properties: Readonly<Record<string, WireShape>>
  readonly others?: WireShape
  /** Type of a string in place of the object, where there may be one. */
  readonly text?: WireText
}

/** A list of more than strings, which only the style `deepObject` can write by its keys; or one that may be a string. */
export interface WireItems {
  readonly items: WireShape
  readonly text?: WireText
}

const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Shape of a list's items; undefined for anything else. */
export function itemsOf(shape: WireShape): WireShape | undefined {
  if (typeof shape === 'object') return 'items' in shape ? shape.items : undefined
  return isList(shape) ? (shape.slice(0, -2) as WireText) : undefined
}

/** The fields of an object; undefined for anything else. */
export function fieldsOf(shape: WireShape): WireFields | undefined {
  return typeof shape === 'object' && 'properties' in shape ? shape : undefined
}

/** Turns a string into the value it represents; a string of another kind stays, for the validator to refuse. */
export function readText(text: string, shape: WireShape): unknown {
  if (typeof shape === 'object' || shape === 'json' || isList(shape)) return readJson(text)
  if (shape === 'number' || shape === 'guess') {
    if (numberText.test(text)) return Number(text)
  }
  if (shape === 'boolean' || shape === 'guess') {
    if (text === 'true') return true
    if (text === 'false') return false
  }
  return text
}

/**
 * Values of a name that is written once for each item. A single empty one means no items where those are not strings, and
 * where a contract allows that.
 */
export function readStrings(values: readonly string[], items: WireShape, allowEmpty = false): unknown[] {
  const isEmpty = values.length === 1 && values[0] === '' && (allowEmpty || items !== 'string')
  return isEmpty ? [] : values.map((text) => readText(text, items))
}

/** The other value that a text may represent: a list of one as its item, no items as an empty one, or vice versa. */
export function otherReading(value: unknown, shape: WireShape): unknown {
  if (!Array.isArray(value) || value.length > 1) return undefined
  return readAlone(value, shape) ?? (value.length === 0 ? [''] : value[0] === '' ? [] : undefined)
}

/** The string that was read as a list of one, where it may be a value by itself; undefined where it may not. */
function readAlone(value: readonly unknown[], shape: WireShape): unknown {
  const text = typeof shape === 'object' ? shape.text : undefined
  if (text === undefined) return undefined
  const [only = ''] = value
  return typeof only === 'object' ? undefined : readText(String(only), text)
}

/** An object of its own keys only, whatever the keys are called. */
export function readEntries(entries: readonly (readonly [string, string])[], shape: WireFields): object {
  return Object.fromEntries(
    entries
      .filter(([key]) => key !== '__proto__')
      .map(([key, text]) => [key, readText(text, shapeOfKey(shape, key))]),
  )
}

/** Shape of one key of an object. */
export function shapeOfKey({ properties, others = 'string' }: WireFields, key: string): WireShape {
  return Object.hasOwn(properties, key) ? (properties[key] ?? others) : others
}

function isList(shape: WireValue): shape is `${WireText}[]` {
  return shape.endsWith('[]')
}

/** JSON, or the string itself when it is not JSON, for the validator to refuse. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
