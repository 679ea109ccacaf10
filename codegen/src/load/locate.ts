import {
  EVENT_ALIAS,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE_DOUBLE_QUOTED,
  SCALAR_STYLE_SINGLE_QUOTED,
} from 'js-yaml'
import { pointerTokens } from '../model/jsonPointer.ts'
import { createJsonLocator, type TextRange } from './locateJson.ts'
import { maximumYamlDepth } from './parseYaml.ts'

/** A function from JSON pointers to offsets in one text of JSON or YAML. The text is read again on the first call. */
export function createLocator(text: string): (pointer: string, at: 'key' | 'value') => TextRange {
  let locate: ReturnType<typeof createJsonLocator> | undefined
  return (pointer, at) => {
    locate ??= isJson(text) ? createJsonLocator(text) : createYamlLocator(text)
    return locate(pointerTokens(pointer), at)
  }
}

function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The same for any YAML, which requires a full pass of the parser. */
export function createYamlLocator(
  text: string,
): (tokens: readonly string[], at: 'key' | 'value') => TextRange {
  let events: readonly Event[] | undefined
  const known = new Map<number, Entries>()

  function entryOf(parsed: readonly Event[], node: number, token: string): Entry | undefined {
    let entries = known.get(node)
    if (entries === undefined) {
      entries = entriesOf(text, parsed, node)
      known.set(node, entries)
    }
    return entries.get(token)
  }

  return (tokens, at) => {
    events ??= readEvents(text)
    return rangeAt(events, tokens, at, entryOf)
  }
}

/** Empty for a string that cannot be read: its syntax error has a place of its own. */
function readEvents(text: string): readonly Event[] {
  try {
    return parseEvents(text, { maxDepth: maximumYamlDepth })
  } catch {
    return []
  }
}

/** The value when it is a scalar; for an object its name is clearer. The deepest part that exists. */
function rangeAt(
  events: readonly Event[],
  tokens: readonly string[],
  at: 'key' | 'value',
  entryOf: (events: readonly Event[], node: number, token: string) => Entry | undefined,
): TextRange {
  // The first event opens the document.
  let node = 1
  let range = rangeOf(events[node])
  for (const [index, token] of tokens.entries()) {
    const found = entryOf(events, node, token)
    if (found === undefined) break
    const isLast = index === tokens.length - 1
    const value = events[found.value]
    // An empty value has no place of its own.
    const isEmpty = value?.type === EVENT_SCALAR && rangeOf(value).start < 0
    const isScalar = !isEmpty && (value?.type === EVENT_SCALAR || value?.type === EVENT_ALIAS)
    const isNamed = found.key !== undefined && !(isScalar && !(isLast && at === 'key'))
    range = rangeOf(events[isNamed ? (found.key ?? found.value) : found.value])
    node = found.value
  }
  return range
}

interface Entry {
  /** Index of the key's event, for entries of a mapping. */
  readonly key?: number
  /** Index of the value's event. */
  readonly value: number
}

/** The entries of one mapping or sequence by key or index. Found once: many diagnostics are about parts of the same. */
type Entries = ReadonlyMap<string, Entry>

function entriesOf(text: string, events: readonly Event[], node: number): Entries {
  const entries = new Map<string, Entry>()
  const event = events[node]
  if (event?.type === EVENT_MAPPING) {
    for (let at = node + 1; isOpen(events[at]); ) {
      const key = events[at]
      const value = afterNode(events, at)
      if (key?.type === EVENT_SCALAR) entries.set(getScalarValue(text, key), { key: at, value })
      at = afterNode(events, value)
    }
  } else if (event?.type === EVENT_SEQUENCE) {
    for (let at = node + 1; isOpen(events[at]); at = afterNode(events, at)) {
      entries.set(String(entries.size), { value: at })
    }
  }
  return entries
}

/** Index of the event after a node and all that is in it. */
function afterNode(events: readonly Event[], node: number): number {
  let depth = 0
  for (let at = node; at < events.length; at++) {
    const type = events[at]?.type
    if (type === EVENT_MAPPING || type === EVENT_SEQUENCE) depth++
    else if (type === EVENT_POP) depth--
    if (depth <= 0) return at + 1
  }
  return events.length
}

/** Whether an event is there and does not close the collection. */
function isOpen(event: Event | undefined): boolean {
  return event !== undefined && event.type !== EVENT_POP
}

function isQuoted({ style }: { readonly style: number }): boolean {
  return style === SCALAR_STYLE_DOUBLE_QUOTED || style === SCALAR_STYLE_SINGLE_QUOTED
}

/** Offsets of a scalar with its quotes, of an alias, or of the start of a collection. */
export function rangeOf(event: Event | undefined): TextRange {
  switch (event?.type) {
    case EVENT_MAPPING:
    case EVENT_SEQUENCE:
      return { start: event.start, end: event.start + 1 }
    case EVENT_SCALAR:
      return isQuoted(event)
        ? { start: event.valueStart - 1, end: event.valueEnd + 1 }
        : { start: event.valueStart, end: event.valueEnd }
    case EVENT_ALIAS:
      return { start: event.anchorStart, end: event.anchorEnd }
    default:
      return { start: 0, end: 0 }
  }
}
