/** What the text of a parameter stands for. The compiler derives it from the parameter's schema. */
export type WireShape =
  | 'string'
  | 'number'
  | 'boolean'
  /** Several of them are possible: a number if it reads like one, and so on. */
  | 'guess'
  | { readonly items: WireShape }
  | { readonly properties: Readonly<Record<string, WireShape>>; readonly others?: WireShape }

const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Turns text into the value it stands for; text that stands for nothing of the kind stays, for the validator to refuse. */
export function readText(text: string, shape: WireShape): unknown {
  if (typeof shape === 'object') return readJson(text)
  if (shape === 'number' || shape === 'guess') {
    if (numberText.test(text)) return Number(text)
  }
  if (shape === 'boolean' || shape === 'guess') {
    if (text === 'true') return true
    if (text === 'false') return false
  }
  return text
}

/** An object of its own keys only, whatever the keys are called. */
export function readEntries(entries: readonly (readonly [string, string])[], shape: WireShape): object {
  return Object.fromEntries(
    entries
      .filter(([key]) => key !== '__proto__')
      .map(([key, text]) => [key, readText(text, shapeOfKey(shape, key))]),
  )
}

/** The shape of one key of an object. */
export function shapeOfKey(shape: WireShape, key: string): WireShape {
  if (typeof shape === 'string' || 'items' in shape) return 'string'
  return Object.hasOwn(shape.properties, key)
    ? (shape.properties[key] ?? 'string')
    : (shape.others ?? 'string')
}

/** An object or a list inside of a form is JSON; anything else stays, for the validator to refuse. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
