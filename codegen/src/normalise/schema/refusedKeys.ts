import { describedKeys } from '../../model/describedKeys.ts'
import { propertySchemas } from '../../model/propertySchemas.ts'
import type { IntersectionSchema, ObjectSchema, Schema } from '../../model/schema.ts'

/** Keys that parts of a schema describe, where a closed one of them refuses some of them. */
export interface RefusedKeys {
  /** All keys that parts describe by name. */
  readonly keys: readonly string[]
  /** A refused key, and the part that refuses it. */
  readonly first: string
  readonly by: ObjectSchema
}

/**
 * `allOf: [A, B]` with `additionalProperties: false` in `A` refuses what only `B` describes, since `A` does not see it.
 * Where that leaves no object but an empty one, it cannot be intended: generators that close every object write it.
 */
export function refusedKeys(schema: IntersectionSchema): RefusedKeys | undefined {
  const closed = closedParts(schema)
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

/** More parts than any schema has; a search of all parts of every schema in a chain would be quadratic. */
const mostParts = 1_000

/** Closed objects among the parts. */
function closedParts(schema: IntersectionSchema): ObjectSchema[] {
  const found: ObjectSchema[] = []
  // A set can grow while it is iterated; recursion could overflow the stack.
  const pending = new Set<Schema>(schema.members)
  for (const part of pending) {
    if (pending.size > mostParts) return []
    if (part.kind === 'intersection') for (const member of part.members) pending.add(member)
    else if (part.kind === 'reference') pending.add(part.model.schema)
    else if (part.kind === 'object' && isClosed(part)) found.push(part)
  }
  return found
}

function isClosed({ additional, isStrict, patternProperties }: ObjectSchema): boolean {
  return additional === false && isStrict !== true && patternProperties.length === 0
}
