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
  return Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** A value as JSON, the same however its objects are written. */
export function jsonText(value: JsonValue, indentation?: number): string {
  const inOrder = (_: string, part: unknown) =>
    isRecord(part) ? Object.fromEntries(sortedEntries({ ...part })) : part
  return JSON.stringify(value, inOrder, indentation)
}
