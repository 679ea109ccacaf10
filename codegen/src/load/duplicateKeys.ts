import {
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE_PLAIN,
} from 'js-yaml'
import type { Report } from '../diagnostics/report.ts'
import { escapeToken } from '../model/jsonPointer.ts'
import { rangeOf } from './locate.ts'
import type { TextRange } from './locateJson.ts'

/** A mapping or sequence that is open at a point of the text. */
interface OpenPart {
  /** The keys so far; undefined for a sequence. */
  readonly keys: Set<string> | undefined
  /** Key or index of the entry that is being read. */
  entry: string | number
  /** Whether a key comes next. */
  isKeyNext: boolean
}

/** Reports each duplicate key of a document that is valid JSON or YAML otherwise. */
export function reportDuplicateKeys(file: string, text: string, report: Report) {
  const open: OpenPart[] = []
  // The depth has been checked.
  for (const event of parseEvents(text, { maxDepth: Number.POSITIVE_INFINITY })) {
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

  function readKey(event: Event, inner: OpenPart) {
    inner.isKeyNext = false
    if (event.type !== EVENT_SCALAR) return
    const key = getScalarValue(text, event)
    inner.entry = key
    // A merge key may be repeated.
    const isMerge = key === '<<' && event.style === SCALAR_STYLE_PLAIN
    if (inner.keys?.has(key) && !isMerge) reportKey(key, rangeOf(event))
    inner.keys?.add(key)
  }

  function reportKey(key: string, range: TextRange) {
    report.add({
      severity: 'error',
      recoverable: true,
      place: { file, pointer: open.map(({ entry }) => `/${escapeToken(String(entry))}`).join('') },
      at: 'key',
      message: `Duplicate key '${key}'.`,
      hint: 'Remove or rename one; the last one is used.',
      range,
    })
  }
}

/** Ends a value: of a sequence, or after a key. In a mapping, a key comes next. */
function endEntry(inner: OpenPart | undefined) {
  if (inner === undefined) return
  if (typeof inner.entry === 'number') inner.entry++
  else inner.isKeyNext = true
}
