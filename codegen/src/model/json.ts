import { isRecord } from '../runtime/isRecord.ts'
/** A value that JSON can carry. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: JsonValue
}

export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return isRecord(value)
}

/** The entries of an object by name, the same however they are written; by code unit, the same in every locale. */
export function sortedEntries<Value>(object: { readonly [key: string]: Value }): [string, Value][] {
  const entries = Object.entries(object)
  return isSorted(entries) ? entries : entries.sort(([a], [b]) => (a < b ? -1 : 1))
}

function isSorted(entries: readonly (readonly [string, unknown])[]): boolean {
  for (let index = 1; index < entries.length; index++) {
    const [before = ''] = entries[index - 1] ?? []
    const [key = ''] = entries[index] ?? []
    if (before > key) return false
  }
  return true
}

/** A value as JSON, the same however its objects are written. */
export function jsonText(value: JsonValue, indentation?: number): string {
  return JSON.stringify(inOrder(value), undefined, indentation)
}

/** A copy: a replacer of `JSON.stringify` would take several times as long. */
function inOrder(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  return Object.fromEntries(sortedEntries(value as JsonObject).map(([key, part]) => [key, inOrder(part)]))
}
