import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/report.ts'
import { type Cursor, childCursor, childCursors } from '../load/cursor.ts'
import type { JsonObject, JsonValue } from '../model/json.ts'

/**
 * Reads an object of a contract key by key, tells the report about values of the wrong type, and in the end about
 * every key that nobody asked for: what is not understood is never passed over in silence.
 */
export interface ObjectReader {
  readonly cursor: Cursor
  has(key: string): boolean
  child(key: string): Cursor | undefined
  string(key: string): string | undefined
  boolean(key: string): boolean | undefined
  number(key: string): number | undefined
  /** A whole number from 0. */
  count(key: string): number | undefined
  object(key: string): Cursor | undefined
  list(key: string): Cursor[] | undefined
  strings(key: string): string[] | undefined
  oneOf<const T extends string>(key: string, allowed: readonly T[]): T | undefined
  any(key: string): JsonValue | undefined
  /** Keys that are understood and have no effect on the output. */
  ignore(...keys: readonly string[]): void
  /** A missing key is an error. */
  require(key: string, hint: string): void
  extensions(): JsonObject
  /** Call last. */
  finish(what: string, unknownKeys?: 'error' | 'warning'): void
}

/** Undefined, with an error in the report, when the value is not an object. */
export function readObject(
  report: Report,
  cursor: Cursor,
  what: string,
  known: ReadonlySet<string> = new Set(),
): ObjectReader | undefined {
  const { value } = cursor
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report.error(cursor, `${what} has to be an object, not ${typeName(value)}.`)
    return undefined
  }
  const asked = new Set<string>()

  function child(key: string): Cursor | undefined {
    asked.add(key)
    return childCursor(cursor, key)
  }

  function typed<T extends JsonValue>(
    key: string,
    fits: (found: JsonValue) => found is T,
    expected: string,
  ): T | undefined {
    const found = child(key)
    if (found === undefined) return undefined
    if (fits(found.value)) return found.value
    report.error(found, `'${key}' has to be ${expected}, not ${typeName(found.value)}.`)
    return undefined
  }

  return {
    cursor,
    has: (key) => child(key) !== undefined,
    child,
    string: (key) => typed(key, (found) => typeof found === 'string', 'a string'),
    boolean: (key) => typed(key, (found) => typeof found === 'boolean', 'true or false'),
    number: (key) => typed(key, (found) => typeof found === 'number', 'a number'),
    count: (key) =>
      typed(
        key,
        (found): found is number => typeof found === 'number' && Number.isInteger(found) && found >= 0,
        'a whole number from 0',
      ),
    object(key) {
      const found = child(key)
      if (found === undefined) return undefined
      if (typeof found.value === 'object' && found.value !== null && !Array.isArray(found.value)) return found
      report.error(found, `'${key}' has to be an object, not ${typeName(found.value)}.`)
      return undefined
    },
    list(key) {
      const found = child(key)
      if (found === undefined) return undefined
      if (Array.isArray(found.value)) return childCursors(found)
      report.error(found, `'${key}' has to be a list, not ${typeName(found.value)}.`)
      return undefined
    },
    strings(key) {
      const found = child(key)
      if (found === undefined) return undefined
      if (Array.isArray(found.value)) {
        const items = childCursors(found)
        for (const item of items) {
          if (typeof item.value !== 'string')
            report.error(item, `'${key}' has to be a list of strings, not ${typeName(item.value)}.`)
        }
        return items.flatMap((item) => (typeof item.value === 'string' ? [item.value] : []))
      }
      report.error(found, `'${key}' has to be a list of strings, not ${typeName(found.value)}.`)
      return undefined
    },
    oneOf(key, allowed) {
      const found = child(key)
      if (found === undefined) return undefined
      const match = allowed.find((candidate) => candidate === found.value)
      if (match !== undefined) return match
      const meant = typeof found.value === 'string' ? nearest(found.value, allowed) : undefined
      report.error(
        found,
        `'${key}' cannot be ${JSON.stringify(found.value)}.`,
        `${meant === undefined ? '' : `Did you mean '${meant}'? `}Allowed: ${allowed.join(', ')}.`,
      )
      return undefined
    },
    any: (key) => child(key)?.value,
    ignore(...keys) {
      for (const key of keys) asked.add(key)
    },
    require(key, hint) {
      if (child(key) === undefined) report.error(cursor, `${what} has no '${key}'.`, hint)
    },
    extensions() {
      const found: Record<string, JsonValue> = {}
      for (const [key, entry] of Object.entries(value)) if (key.startsWith('x-')) found[key] = entry
      return found
    },
    finish(subject, unknownKeys = 'error') {
      for (const key of Object.keys(value)) {
        if (asked.has(key) || known.has(key) || key.startsWith('x-')) continue
        const meant = nearest(key, [...asked, ...known])
        const place = childCursor(cursor, key)
        if (place === undefined) continue
        report.add({
          severity: meant === undefined ? unknownKeys : 'error',
          place,
          at: 'key',
          message: `'${key}' is not a known key of ${subject}${meant === undefined && unknownKeys === 'warning' ? '; it is ignored' : ''}.`,
          hint:
            meant === undefined
              ? `Remove it, or name it 'x-${key}' if it is an extension of your own.`
              : `Did you mean '${meant}'?`,
        })
      }
    },
  }
}

function typeName(value: JsonValue): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value} (${JSON.stringify(value)})`
}
