import {
  COLLECTION_STYLE_BLOCK,
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  parseEvents,
} from 'js-yaml'
import { afterNode } from '../load/yamlEvents.ts'
import type { FoundEntry } from './FoundEntry.ts'

/** Entries of `paths` and of the sections of `components` in a YAML text. Undefined where parts depend on each other. */
export function yamlEntries(text: string): FoundEntry[] | undefined {
  let events: readonly Event[]
  try {
    events = parseEvents(text, { maxDepth: 1_000 })
  } catch {
    return undefined
  }
  if (events.some(dependsOnOthers)) return undefined
  const root = childrenOf(text, events, 1, text.length)
  if (root === undefined) return undefined
  const found: FoundEntry[] = []
  for (const entry of root) {
    if (entry.key === 'paths' && !collect(text, events, entry, [entry.key], found)) return undefined
    if (entry.key !== 'components') continue
    const sections = childrenOf(text, events, entry.node, entry.end)
    if (sections === undefined) return undefined
    for (const section of sections) {
      if (!collect(text, events, section, [entry.key, section.key], found)) return undefined
    }
  }
  return found
}

/** Whether all of it could be cut. */
function collect(
  text: string,
  events: readonly Event[],
  parent: Child,
  tokens: readonly string[],
  found: FoundEntry[],
): boolean {
  const children = childrenOf(text, events, parent.node, parent.end)
  if (children === undefined) return isEmpty(events[parent.node])
  for (const { key, start, end } of children) found.push({ tokens: [...tokens, key], start, end })
  return true
}

interface Child {
  readonly key: string
  /** Offset of the line that the key is on. */
  readonly start: number
  /** Offset of the line that the next one begins on. */
  readonly end: number
  /** Index of the value's event. */
  readonly node: number
}

/** The entries of a block mapping, each with lines of its own. */
function childrenOf(text: string, events: readonly Event[], node: number, end: number): Child[] | undefined {
  const mapping = events[node]
  if (mapping?.type !== EVENT_MAPPING || mapping.style !== COLLECTION_STYLE_BLOCK) return undefined
  const children: { -readonly [Key in keyof Child]: Child[Key] }[] = []
  for (let at = node + 1; at < events.length; ) {
    const key = events[at]
    if (key === undefined || key.type === EVENT_POP) break
    if (key.type !== EVENT_SCALAR) return undefined
    const start = text.lastIndexOf('\n', key.valueStart) + 1
    if (!/^ *["']?$/.test(text.slice(start, key.valueStart))) return undefined
    const last = children.at(-1)
    if (last !== undefined) last.end = start
    children.push({ key: getScalarValue(text, key), start, end, node: at + 1 })
    at = afterNode(events, at + 1)
  }
  return children
}

/** Anchors, aliases, tags and several documents tie parts of a string together. */
export function dependsOnOthers(event: Event, index: number): boolean {
  switch (event.type) {
    case EVENT_ALIAS:
      return true
    case EVENT_DOCUMENT:
      return index > 0 || event.directives.length > 0
    case EVENT_MAPPING:
    case EVENT_SEQUENCE:
    case EVENT_SCALAR:
      return event.anchorStart >= 0 || event.tagStart >= 0
    default:
      return false
  }
}

function isEmpty(event: Event | undefined): boolean {
  return (
    event?.type === EVENT_SCALAR || (event?.type === EVENT_MAPPING && event.style !== COLLECTION_STYLE_BLOCK)
  )
}
