import { type DeepEntry, readDeepObject, splitDeepName } from './readDeepObject.ts'
import { type Decode, readDelimited } from './readDelimited.ts'
import type { WireParameter } from './wireParameter.ts'
import { fieldsOf, itemsOf, readEntries, readStrings, readText, type WireFields } from './wireShape.ts'

/** The text is still escaped; `escapedName` is the name as received. */
type Pair = readonly [name: string, text: string, escapedName: string]

/**
 * Reads the query of an address, without its `?`, into an object of the declared parameters; others are dropped.
 *
 * @param others Names that belong to no parameter, not even to one that accepts any key.
 */
export function readQuery(
  parameters: readonly WireParameter[],
  search: string,
  others: readonly string[] = [],
): Record<string, unknown> {
  return readPairs(parameters, others, search.split('&'), decodeQuery)
}

/** Reads a header of cookies, where a `+` is a `+`. */
export function readCookies(
  parameters: readonly WireParameter[],
  header: string,
  others: readonly string[] = [],
): Record<string, unknown> {
  const cookies = header.split(';').map((cookie) => cookie.trim())
  return readPairs(parameters, others, cookies, decodeEscapes)
}

function readPairs(
  parameters: readonly WireParameter[],
  others: readonly string[],
  assignments: readonly string[],
  decode: Decode,
): Record<string, unknown> {
  const pairs = assignments.filter((part) => part !== '').map((part) => splitPair(part, decode))
  const claimed = new Set([...parameters.map(({ name }) => name), ...others])
  const deep = parameters.some(({ style }) => style === 'deepObject') ? deepEntries(pairs) : undefined
  const values = parameters.map((parameter): [string, unknown] => [
    parameter.name,
    parameter.style === 'deepObject'
      ? readDeepObject(deep?.get(parameter.name) ?? [], parameter.shape)
      : readParameter(parameter, pairs, claimed, decode),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function splitPair(part: string, decode: Decode): Pair {
  const end = part.indexOf('=')
  const escapedName = end === -1 ? part : part.slice(0, end)
  return [decode(escapedName), end === -1 ? '' : part.slice(end + 1), escapedName]
}

function readParameter(
  parameter: WireParameter,
  pairs: readonly Pair[],
  claimed: ReadonlySet<string>,
  decode: Decode,
): unknown {
  const { name, shape, explode } = parameter
  const items = itemsOf(shape)
  const fields = fieldsOf(shape)
  const values = pairs.filter(([key]) => key === name).map(([, text]) => text)
  const [first] = values
  if (fields !== undefined && parameter.json !== true && explode) {
    if (fields.text !== undefined && first !== undefined) return readText(decode(first), fields.text)
    const entries = ownPairs(pairs, parameter.name, fields, claimed)
    if (entries.length === 0) return undefined
    return readEntries(
      entries.map(([key, text]) => [key, decode(text)]),
      fields,
    )
  }
  if (first === undefined) return undefined
  if (items !== undefined && explode && parameter.json !== true)
    return readStrings(values.map(decode), items, parameter.allowEmpty)
  // A duplicate of a single parameter is ambiguous: the list is refused by its validator.
  return values.length > 1 ? values.map(decode) : readDelimited(parameter, first, decode)
}

/**
 * By parameter. Unescaped brackets separate keys, and those inside of a key are escaped; most clients
 * escape all of them.
 */
function deepEntries(pairs: readonly Pair[]): Map<string, DeepEntry[]> {
  const entries = new Map<string, DeepEntry[]>()
  for (const [name, text, escapedName] of pairs) {
    const isPlain = escapedName.includes('[')
    const names = isPlain ? splitDeepName(escapedName).map(decodeQuery) : splitDeepName(name)
    const [parameter = '', ...keys] = names
    const own = entries.get(parameter)
    if (own === undefined) entries.set(parameter, [[keys, decodeQuery(text)]])
    else own.push([keys, decodeQuery(text)])
  }
  return entries
}

/**
 * Keys of an exploded object: the declared ones, and where it may have others those that are not the name of another
 * parameter. Undeclared parameters must not create an object.
 */
function ownPairs(
  pairs: readonly Pair[],
  name: string,
  { properties, others }: WireFields,
  claimed: ReadonlySet<string>,
): Pair[] {
  const isOpen = others !== undefined || Object.keys(properties).length === 0
  return pairs.filter(
    ([key]) => Object.hasOwn(properties, key) || (isOpen && (key === name || !isClaimed(key, claimed))),
  )
}

/** By its name, or as a part of it: `filter[role]`. */
export function isClaimed(key: string, claimed: ReadonlySet<string>): boolean {
  if (claimed.has(key)) return true
  return key.includes('[') && [...claimed].some((name) => key.startsWith(`${name}[`))
}

function decodeQuery(text: string): string {
  return decodeEscapes(text.replaceAll('+', ' '))
}

function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
