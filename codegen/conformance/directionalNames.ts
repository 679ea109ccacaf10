import type { Direction } from '../src/layout/modelNames.ts'
import type { JsonValue } from '../src/model/json.ts'
import { isJsonObject } from '../src/model/json.ts'

/** Follows a local reference of the document. */
export type Resolve = (reference: string) => JsonValue | undefined

/** Properties that a schema or a part of it declares for the other direction only. */
export function directionalNames(schema: JsonValue, direction: Direction, resolve: Resolve): string[] {
  return namesIn(schema, direction, resolve, new Set())
}

function namesIn(schema: JsonValue, direction: Direction, resolve: Resolve, seen: Set<string>): string[] {
  if (!isJsonObject(schema)) return []
  const { $ref, allOf, properties } = schema
  const names: string[] = []
  if (typeof $ref === 'string' && !seen.has($ref)) {
    seen.add($ref)
    names.push(...namesIn(resolve($ref) ?? null, direction, resolve, seen))
  }
  if (Array.isArray(allOf)) {
    names.push(...allOf.flatMap((member: JsonValue) => namesIn(member, direction, resolve, seen)))
  }
  if (isJsonObject(properties)) {
    for (const [name, own] of Object.entries(properties)) {
      if (isDirectional(own, direction, resolve)) names.push(name)
    }
  }
  return names
}

/** Whether a property is only for data of the other direction, by its own keywords or those of its target. */
export function isDirectional(
  schema: JsonValue,
  direction: Direction,
  resolve: Resolve,
  seen: readonly string[] = [],
): boolean {
  if (!isJsonObject(schema)) return false
  if (schema[direction === 'sent' ? 'readOnly' : 'writeOnly'] === true) return true
  const { $ref, allOf } = schema
  if (typeof $ref === 'string' && !seen.includes($ref)) {
    if (isDirectional(resolve($ref) ?? null, direction, resolve, [...seen, $ref])) return true
  }
  return (
    Array.isArray(allOf) && allOf.some((member: JsonValue) => isDirectional(member, direction, resolve, seen))
  )
}
