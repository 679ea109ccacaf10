import { isDeepStrictEqual } from 'node:util'
import type { JsonObject, JsonValue } from '../model/json.ts'
import { isJsonObject } from '../model/json.ts'
import { escapeToken } from '../model/jsonPointer.ts'
import type { Segment } from './segments.ts'

/**
 * A document without its segments. Undefined for one that JSON cannot hold: with infinite numbers, for example.
 */
export function skeletonOf(value: JsonValue, segments: readonly Segment[]): JsonValue | undefined {
  const pointers = new Set(segments.map(({ pointer }) => pointer))
  const skeleton = emptied(value, '', pointers, 2)
  return isDeepStrictEqual(JSON.parse(JSON.stringify(skeleton)), skeleton) ? skeleton : undefined
}

/** @param depth Levels below which there are no segments. */
function emptied(value: JsonValue, at: string, pointers: ReadonlySet<string>, depth: number): JsonValue {
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value as JsonObject).map(([key, child]) => {
    const pointer = `${at}/${escapeToken(key)}`
    if (pointers.has(pointer)) return [key, null] as const
    return [key, depth === 0 ? child : emptied(child, pointer, pointers, depth - 1)] as const
  })
  return Object.fromEntries(entries)
}
