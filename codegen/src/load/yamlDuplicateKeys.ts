import {
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  parseEvents,
} from 'js-yaml'
import type { Report } from '../diagnostics/report.ts'
import { duplicateKey } from './duplicateKeys.ts'
import { maximumYamlDepth } from './parseYaml.ts'

/** A mapping or sequence that is open at a point of the text. */
interface OpenPart {
  /** The keys so far; undefined for a sequence. */
  readonly keys: Set<string> | undefined
  /** Key or index of the entry that is being read. */
  entry: string | number
  /** Whether what comes next is a key. */
  isKeyNext: boolean
}

/** Reports each key that a mapping of a YAML text has twice. The text is known to be YAML but for those. */
export function reportYamlDuplicateKeys(file: string, text: string, report: Report) {
  const open: OpenPart[] = []
  for (const event of parseEvents(text, { maxDepth: maximumYamlDepth })) {
    if (event.type === EVENT_DOCUMENT) continue
    if (event.type === EVENT_POP) {
      open.pop()
      continue
    }
    const inner = open.at(-1)
    if (inner?.isKeyNext) readKey(event, inner)
    else endEntry(inner)
    if (event.type === EVENT_MAPPING) open.push({ keys: new Set(), entry: '', isKeyNext: true })
    if (event.type === EVENT_SEQUENCE) open.push({ keys: undefined, entry: -1, isKeyNext: false })
  }

  /** A merge key may be there as often as it likes. */
  function readKey(event: Event, inner: OpenPart) {
    inner.isKeyNext = false
    if (event.type !== EVENT_SCALAR) return
    const key = getScalarValue(text, event)
    inner.entry = key
    if (inner.keys?.has(key) && key !== '<<') {
      const range = { start: event.valueStart, end: event.valueEnd }
      report.add(duplicateKey(file, open, range))
    }
    inner.keys?.add(key)
  }
}

/** What comes in a sequence, or after a key, is a value; in a mapping, a key comes next. */
function endEntry(inner: OpenPart | undefined) {
  if (inner === undefined) return
  if (typeof inner.entry === 'number') inner.entry++
  else inner.isKeyNext = true
}
