import type { JsonObject, JsonValue } from '../src/model/json.ts'
import { isJsonObject } from '../src/model/json.ts'
import type { Resolve } from './directionalNames.ts'

/**
 * A document in which closed parts of `allOf` accept the keys of the other parts, which they refuse in JSON Schema. Only
 * where only an empty object would fit, and only closed parts are expanded.
 */
export function joinClosedParts(value: JsonValue, resolve: Resolve): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => joinClosedParts(item, resolve))
  if (!isJsonObject(value)) return value
  const walked = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, joinClosedParts(inner, resolve)]),
  )
  const parts = Array.isArray(value.allOf) ? leavesOf(value, resolve) : []
  const names = new Set(parts.flatMap((part) => namesOf(part, resolve)))
  const closed = parts.filter(isClosed)
  const refused = [...names].filter((name) => closed.some((part) => !(name in propertiesOf(part))))
  const isImpossible =
    refused.some((name) =>
      parts.some(({ required }) => Array.isArray(required) && required.includes(name)),
    ) ||
    (refused.length > 0 && refused.length === names.size)
  return isImpossible ? expand(walked, names, resolve) : walked
}

/** A schema with the parts it includes, closed ones with all the names. */
function expand(schema: JsonObject, names: ReadonlySet<string>, resolve: Resolve): JsonObject {
  const parts = (Array.isArray(schema.allOf) ? schema.allOf : []).map((part: JsonValue): JsonValue => {
    const target = isJsonObject(part) && typeof part.$ref === 'string' ? resolve(part.$ref) : part
    return isJsonObject(target) && leavesOf(target, resolve).some(isClosed)
      ? expand(target, names, resolve)
      : part
  })
  const whole = parts.length === 0 ? schema : { ...schema, allOf: parts }
  if (!isClosed(schema)) return whole
  const unknown = [...names].filter((name) => !(name in propertiesOf(schema)))
  return {
    ...whole,
    properties: { ...propertiesOf(schema), ...Object.fromEntries(unknown.map((name) => [name, true])) },
  }
}

/** A schema and what it includes, by reference or by `allOf`. */
function leavesOf(schema: JsonValue, resolve: Resolve, seen = new Set<string>()): JsonObject[] {
  if (!isJsonObject(schema)) return []
  const { $ref, allOf } = schema
  const isNew = typeof $ref === 'string' && !seen.has($ref)
  if (isNew) seen.add($ref)
  return [
    schema,
    ...(isNew ? leavesOf(resolve($ref) ?? null, resolve, seen) : []),
    ...(Array.isArray(allOf) ? allOf.flatMap((part: JsonValue) => leavesOf(part, resolve, seen)) : []),
  ]
}

/** Names that a part describes, in its alternatives too. */
function namesOf(part: JsonObject, resolve: Resolve): string[] {
  const alternatives = [part.oneOf, part.anyOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [
    ...Object.keys(propertiesOf(part)),
    ...alternatives.flatMap((member: JsonValue) =>
      leavesOf(member, resolve).flatMap((leaf) => Object.keys(propertiesOf(leaf))),
    ),
  ]
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isJsonObject(properties) ? properties : {}
}

function isClosed({ additionalProperties, patternProperties }: JsonObject): boolean {
  return additionalProperties === false && patternProperties === undefined
}
