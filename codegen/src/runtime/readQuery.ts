import { readDelimited } from './readDelimited.ts'
import type { WireParameter } from './wireParameter.ts'
import { itemsOf, readEntries, readText, type WireFields } from './wireShape.ts'

type Pair = readonly [name: string, text: string]

/** Reads the query of an address, without its `?`, into an object of the declared parameters; others are dropped. */
export function readQuery(parameters: readonly WireParameter[], search: string): Record<string, unknown> {
  const pairs = splitQuery(search)
  const claimed = new Set(parameters.map(({ name }) => name))
  const values = parameters.map((parameter): [string, unknown] => [
    parameter.name,
    readParameter(parameter, pairs, claimed),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Names and still escaped values. */
function splitQuery(search: string): Pair[] {
  return search
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const end = part.indexOf('=')
      return end === -1 ? [decodeQuery(part), ''] : [decodeQuery(part.slice(0, end)), part.slice(end + 1)]
    })
}

function readParameter(
  parameter: WireParameter,
  pairs: readonly Pair[],
  claimed: ReadonlySet<string>,
): unknown {
  const { name, shape, style, explode } = parameter
  const items = itemsOf(shape)
  if (typeof shape === 'object' && parameter.json !== true && (style === 'deepObject' || explode)) {
    const entries = style === 'deepObject' ? bracketed(name, pairs) : ownPairs(pairs, shape, claimed)
    if (entries.length === 0) return undefined
    return readEntries(
      entries.map(([key, text]) => [key, decodeQuery(text)]),
      shape,
    )
  }
  const texts = pairs.filter(([key]) => key === name).map(([, text]) => text)
  const [first] = texts
  if (first === undefined) return undefined
  if (items !== undefined && explode && parameter.json !== true)
    return texts.map((text) => readText(decodeQuery(text), items))
  // A parameter that may occur once but occurs twice is ambiguous: the list is refused by its validator.
  return texts.length > 1 ? texts.map(decodeQuery) : readDelimited(parameter, first, decodeQuery)
}

/** `filter[role]=admin` as `['role', 'admin']`. */
function bracketed(name: string, pairs: readonly Pair[]): Pair[] {
  return pairs
    .filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'))
    .map(([key, text]) => [key.slice(name.length + 1, -1), text])
}

/**
 * What an exploded object owns: its declared keys, and where it may have others those that no other parameter is called
 * by. What nobody declared must not make an object out of nothing.
 */
function ownPairs(
  pairs: readonly Pair[],
  { properties, others }: WireFields,
  claimed: ReadonlySet<string>,
): Pair[] {
  const isOpen = others !== undefined || Object.keys(properties).length === 0
  return pairs.filter(([key]) => Object.hasOwn(properties, key) || (isOpen && !isClaimed(key, claimed)))
}

/** By its name, or as a part of it: `filter[role]`. */
function isClaimed(key: string, claimed: ReadonlySet<string>): boolean {
  return claimed.has(key) || claimed.has(key.slice(0, Math.max(0, key.indexOf('['))))
}

function decodeQuery(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
