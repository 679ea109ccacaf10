import { misplacedKeyHint, misplacedValueHint } from '../diagnostics/misplaced.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/report.ts'
import { schemaHint } from '../diagnostics/schemaHint.ts'
import { type Cursor, childCursor, childCursors } from '../load/cursor.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts'

const noKeys: ReadonlySet<string> = new Set()

/**
 * Reads an object of a contract key by key, reports values of the wrong type, and in the end
 * every unknown key, so that nothing is skipped silently.
 *
 * A class, because there is one for each object of a contract: with closures it would cost more than all the rest.
 */
export class ObjectReader {
  readonly cursor: Cursor
  readonly #report: Report
  readonly #value: JsonObject
  readonly #what: string
  readonly #known: ReadonlySet<string>
  readonly #asked: string[] = []

  constructor(report: Report, cursor: Cursor, value: JsonObject, what: string, known: ReadonlySet<string>) {
    this.cursor = cursor
    this.#report = report
    this.#value = value
    this.#what = what
    this.#known = known
  }

  has(key: string): boolean {
    return this.any(key) !== undefined
  }

  child(key: string): Cursor | undefined {
    this.#ask(key)
    return childCursor(this.cursor, key)
  }

  string(key: string): string | undefined {
    const found = this.any(key)
    return found === undefined || typeof found === 'string' ? found : this.#refuse(key, 'a string')
  }

  /** Prose: a number that YAML made of it is accepted. */
  text(key: string): string | undefined {
    const found = this.any(key)
    if (typeof found !== 'number' && typeof found !== 'boolean') return this.string(key)
    this.#report.warning(
      childCursor(this.cursor, key) ?? this.cursor,
      `'${key}' must be a string, not ${typeName(found)}; it is converted.`,
      'Quote the value.',
    )
    return String(found)
  }

  boolean(key: string): boolean | undefined {
    const found = this.any(key)
    return found === undefined || typeof found === 'boolean' ? found : this.#refuse(key, 'true or false')
  }

  number(key: string): number | undefined {
    const found = this.any(key)
    return found === undefined || typeof found === 'number' ? found : this.#refuse(key, 'a number')
  }

  /** A whole number from 0. */
  count(key: string): number | undefined {
    const found = this.any(key)
    if (found === undefined) return undefined
    const isCount = typeof found === 'number' && Number.isInteger(found) && found >= 0
    return isCount ? found : this.#refuse(key, 'a non-negative integer')
  }

  object(key: string): Cursor | undefined {
    const found = this.any(key)
    if (found === undefined) return undefined
    if (!isJsonObject(found)) {
      return this.#refuse(key, 'an object')
    }
    return childCursor(this.cursor, key)
  }

  list(key: string): Cursor[] | undefined {
    const found = this.any(key)
    if (found === undefined) return undefined
    if (!Array.isArray(found)) return this.#refuse(key, 'an array')
    const cursor = childCursor(this.cursor, key)
    return cursor && childCursors(cursor)
  }

  strings(key: string): string[] | undefined {
    const found = this.any(key)
    if (found === undefined) return undefined
    if (!Array.isArray(found)) return this.#refuse(key, 'an array of strings')
    if (found.every((item) => typeof item === 'string')) return found
    for (const item of this.list(key) ?? []) {
      if (typeof item.value === 'string') continue
      const message = `'${key}' must be an array of strings, not ${typeName(item.value)}.`
      this.#report.mistake(item, message, howToWrite(item.value, 'a string'))
    }
    return found.filter((item) => typeof item === 'string')
  }

  oneOf<const T extends string>(key: string, allowed: readonly T[]): T | undefined {
    const found = this.any(key)
    if (found === undefined) return undefined
    const match = allowed.find((candidate) => candidate === found)
    if (match !== undefined) return match
    const meant = typeof found === 'string' ? nearest(found, allowed) : undefined
    const elsewhere = typeof found === 'string' ? misplacedValueHint(this.#what, found) : undefined
    this.#report.mistake(
      this.child(key) ?? this.cursor,
      `Invalid value ${JSON.stringify(found)} of '${key}'.`,
      elsewhere ?? `${meant === undefined ? '' : `Did you mean '${meant}'? `}Allowed: ${allowed.join(', ')}.`,
    )
    return undefined
  }

  any(key: string): JsonValue | undefined {
    this.#ask(key)
    return Object.hasOwn(this.#value, key) ? this.#value[key] : undefined
  }

  /** Keys that are understood and have no effect on the output. */
  ignore(...keys: readonly string[]) {
    for (const key of keys) this.#ask(key)
  }

  /** A missing key is an error. */
  require(key: string, hint: string) {
    if (!this.has(key)) this.#report.mistake(this.cursor, `${this.#what} has no '${key}'.`, hint)
  }

  extensions(): JsonObject {
    let found: [string, JsonValue][] | undefined
    for (const key of Object.keys(this.#value)) {
      const value = this.#value[key]
      if (!key.startsWith('x-') || value === undefined) continue
      found ??= []
      found.push([key, value])
    }
    return found === undefined ? noExtensions : Object.fromEntries(found)
  }

  /**
   * Call last.
   *
   * @param isOpen Whether the specification allows other keys: those are ignored with a warning, even one that looks
   * like a misspelt keyword.
   */
  finish(subject: string, isOpen = false) {
    if (this.#report.isFull()) return
    for (const key of Object.keys(this.#value)) {
      if (this.#known.has(key) || key.startsWith('x-') || this.#asked.includes(key)) continue
      const place = childCursor(this.cursor, key)
      if (place === undefined) continue
      const elsewhere = misplacedKeyHint(subject, key)
      const meant = elsewhere === undefined ? nearest(key, [...this.#asked, ...this.#known]) : undefined
      const isIgnored = isOpen || meant === undefined
      this.#report.add({
        severity: isIgnored ? 'warning' : 'error',
        recoverable: true,
        place,
        at: 'key',
        message: `Unknown ${subject === 'a schema' ? 'keyword' : 'key'} '${key}' in ${subject}${isIgnored ? '; it is ignored' : ''}.`,
        hint:
          meant === undefined
            ? (elsewhere ?? `Remove it, or name it 'x-${key}' if it is an extension of your own.`)
            : `Did you mean '${meant}'?`,
      })
    }
  }

  /** Known keys need no note. */
  #ask(key: string) {
    if (!this.#known.has(key)) this.#asked.push(key)
  }

  #refuse(key: string, expected: string): undefined {
    const found = childCursor(this.cursor, key)
    if (found === undefined) return undefined
    if (found.value === null) {
      this.#report.warning(found, `'${key}' is null; it is ignored.`, 'Remove the key, or set a value.')
      return undefined
    }
    const message = `'${key}' must be ${expected}, not ${typeName(found.value)}.`
    this.#report.mistake(found, message, howToWrite(found.value, expected))
    return undefined
  }
}

const noExtensions: JsonObject = {}

/** Undefined, with an error in the report, when the value is not an object. */
export function readObject(
  report: Report,
  cursor: Cursor,
  what: string,
  known: ReadonlySet<string> = noKeys,
): ObjectReader | undefined {
  const { value } = cursor
  if (typeof value === 'object' && value !== null && !isList(value)) {
    return new ObjectReader(report, cursor, value, what, known)
  }
  const message = `${what} must be an object, not ${typeName(value)}.`
  const { key, parent } = cursor
  const hint = what === 'A schema' ? schemaHint({ value, key, parentKey: parent?.key }) : undefined
  report.mistake(cursor, message, hint ?? howToWrite(value, 'an object'))
  return undefined
}

function howToWrite(value: JsonValue, expected: string): string {
  if (expected === 'a string' && typeof value !== 'object') return 'Quote the value.'
  if (expected === 'an array' && isJsonObject(value)) return `Put '- ' before it.`
  if (typeof value === 'string' && !expected.startsWith('an array') && expected !== 'an object') {
    return 'Remove the quotes, or correct the value.'
  }
  return `Write ${expected} here, or remove it.`
}

function isList(value: JsonObject | readonly JsonValue[]): value is readonly JsonValue[] {
  return Array.isArray(value)
}

function typeName(value: JsonValue): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value} (${JSON.stringify(value)})`
}
