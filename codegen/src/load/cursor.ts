import { type JsonObject, type JsonValue, sortedEntries } from '../model/json.ts'
import { escapeToken } from '../model/jsonPointer.ts'
import type { Place } from '../model/place.ts'
import type { SourceDocument } from './sourceDocument.ts'

/**
 * A value of a document together with where it is. The pointer is put together only on access,
 * so walking a large document does not build a string for each of its values.
 */
export interface Cursor extends Place {
  readonly document: SourceDocument
  readonly value: JsonValue
  readonly parent: Cursor | undefined
  /** Key or index below the parent. */
  readonly key: string
}

/** The whole document. */
export function rootCursor(document: SourceDocument): Cursor {
  return new DocumentCursor(document, document.value, undefined, '')
}

/** An entry of an object or list, or undefined when there is none. Only own keys count. */
export function childCursor(cursor: Cursor, key: string): Cursor | undefined {
  const { value } = cursor
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  const child = (value as Readonly<Record<string, JsonValue>>)[key]
  return child === undefined ? undefined : new DocumentCursor(cursor.document, child, cursor, key)
}

/**
 * All entries of a list in its order, or of an object by name: the order in which an object is written means nothing in
 * JSON and YAML, so it must not affect the output.
 */
export function childCursors(cursor: Cursor): Cursor[] {
  const { value, document } = cursor
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    return value.map((child: JsonValue, index) => new DocumentCursor(document, child, cursor, String(index)))
  }
  return sortedEntries(value as JsonObject).map(
    ([key, child]) => new DocumentCursor(document, child, cursor, key),
  )
}

/** A class, so that the millions of values of a large document share one getter. */
class DocumentCursor implements Cursor {
  readonly document: SourceDocument
  readonly value: JsonValue
  readonly parent: Cursor | undefined
  readonly key: string

  constructor(document: SourceDocument, value: JsonValue, parent: Cursor | undefined, key: string) {
    this.document = document
    this.value = value
    this.parent = parent
    this.key = key
  }

  get file(): string {
    return this.document.file
  }

  get pointer(): string {
    return pointerOf(this.parent, this.key)
  }
}

function pointerOf(parent: Cursor | undefined, key: string): string {
  const tokens: string[] = []
  let at = parent
  let token = key
  while (at !== undefined) {
    tokens.push(escapeToken(token))
    token = at.key
    at = at.parent
  }
  return tokens
    .reverse()
    .map((part) => `/${part}`)
    .join('')
}
