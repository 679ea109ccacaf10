import { describedKeys } from '../../model/describedKeys.ts'
import { propertySchemas } from '../../model/propertySchemas.ts'
import type { IntersectionSchema, Model, ObjectSchema, Schema } from '../../model/schema.ts'

/** Keys that parts of a schema describe, where a closed one of them refuses some of them. */
export interface RefusedKeys {
  /** All that parts describe by name. */
  readonly keys: readonly string[]
  /** One that is refused, and what refuses it. */
  readonly first: string
  readonly by: ObjectSchema
}

/**
 * `allOf: [A, B]` with `additionalProperties: false` in `A` refuses what only `B` describes, since `A` does not see it.
 * Where that leaves no object but an empty one, nobody can have meant it: generators that close every object write it.
 */
export function refusedKeys(schema: IntersectionSchema): RefusedKeys | undefined {
  const closed = schema.members.flatMap((member) => closedParts(member))
  if (closed.length === 0) return undefined
  const names = [...describedKeys(schema).names].sort()
  const refusals = names.flatMap((name) => {
    const by = closed.find(({ properties }) => !properties.some((property) => property.name === name))
    return by === undefined ? [] : [{ first: name, by }]
  })
  const impossible =
    refusals.length === names.length
      ? refusals[0]
      : refusals.find(({ first }) => propertySchemas(schema, first).required)
  return impossible && { keys: names, ...impossible }
}

/** Objects that have to fit whole and take no other keys. */
function closedParts(schema: Schema, seen = new Set<Model>()): ObjectSchema[] {
  switch (schema.kind) {
    case 'object':
      return schema.additional === false && schema.isStrict !== true && schema.patternProperties.length === 0
        ? [schema]
        : []
    case 'intersection':
      return schema.members.flatMap((member) => closedParts(member, seen))
    case 'reference':
      if (seen.has(schema.model)) return []
      seen.add(schema.model)
      return closedParts(schema.model.schema, seen)
    default:
      return []
  }
}
