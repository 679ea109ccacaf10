import { fieldsOf, itemsOf, readText, shapeOfKey, type WireShape } from './wireShape.ts'

/** The keys in brackets, outermost first, and the text: `[a][0]=x` is `[['a', '0'], 'x']`. */
export type DeepEntry = readonly [keys: readonly string[], text: string]

/** More levels than any contract has; a request must not choose how deep the routes recurse. */
const maximumDepth = 64

/**
 * A name in the style `deepObject` as the parameter and its keys: `filter[a][b]` is `['filter', 'a', 'b']`. `[]`, which
 * other clients write for the next item of a list, is an empty key.
 */
export function splitDeepName(name: string): string[] {
  const start = name.indexOf('[')
  if (start === -1 || !name.endsWith(']')) return [name]
  const keys = name.slice(start + 1, -1).split('][')
  return keys.length > maximumDepth ? [name] : [name.slice(0, start), ...keys]
}

/** Value of the entries of one parameter; undefined when there is none. */
export function readDeepObject(entries: readonly DeepEntry[], shape: WireShape): unknown {
  const own = entries.find(([keys]) => keys.length === 0)
  // Without keys it is not an object: an empty string is a value where a contract allows one in its place.
  if (own !== undefined) return readText(own[1], typeof shape === 'object' ? (shape.text ?? 'string') : shape)
  const groups = groupByFirstKey(entries)
  if (groups.size === 0) return undefined
  // Recursive schemas are not described at every level.
  const unknown = shape === 'guess' ? shape : 'string'
  const items = itemsOf(shape)
  const fields = fieldsOf(shape)
  const isList = fields === undefined && [...groups.keys()].every((key) => /^\d*$/.test(key))
  if (isList) return inOrder(groups).flatMap(([key, group]) => readItems(key, group, items ?? unknown))
  const inner = fields ?? { properties: {}, others: unknown }
  return Object.fromEntries(
    [...groups]
      .filter(([key]) => key !== '__proto__')
      .map(([key, group]) => [key, readDeepObject(group, shapeOfKey(inner, key))]),
  )
}

/** One item, at the index of its key; those without a number are one each. */
function readItems(key: string, group: readonly DeepEntry[], shape: WireShape): unknown[] {
  return key === '' ? group.map((entry) => readDeepObject([entry], shape)) : [readDeepObject(group, shape)]
}

/** In the order of their numbers, which may have gaps: a request must not choose how long a list becomes. */
function inOrder(groups: ReadonlyMap<string, DeepEntry[]>): [string, DeepEntry[]][] {
  return [...groups].sort(([first], [second]) => Number(first) - Number(second))
}

function groupByFirstKey(entries: readonly DeepEntry[]): Map<string, DeepEntry[]> {
  const groups = new Map<string, DeepEntry[]>()
  for (const [[first = '', ...rest], text] of entries) {
    const group = groups.get(first)
    if (group === undefined) groups.set(first, [[rest, text]])
    else group.push([rest, text])
  }
  return groups
}
