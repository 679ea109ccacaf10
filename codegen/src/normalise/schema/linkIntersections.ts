import { propertySchemas } from '../../model/propertySchemas.ts'
import type { IntersectionSchema, ObjectSchema, Schema } from '../../model/schema.ts'

type Draft<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * `allOf: [Base, { required: [id] }]`: whether `id` is required of what is sent depends on what `Base` says about it.
 * Done when all models are read.
 */
export function linkIntersections(intersections: readonly IntersectionSchema[]) {
  for (const intersection of intersections) {
    for (const member of intersection.members) {
      for (const part of partsRequiring(member)) linkPart(intersection, part)
    }
  }
}

function linkPart(intersection: IntersectionSchema, part: Draft<ObjectSchema>) {
  const directions = part.requiredUndeclared.map((name) => {
    const { schemas } = propertySchemas(intersection, name)
    return {
      name,
      readOnly: schemas.some(({ readOnly }) => readOnly === true),
      writeOnly: schemas.some(({ writeOnly }) => writeOnly === true),
    }
  })
  const readOnly = directions.filter((direction) => direction.readOnly).map(({ name }) => name)
  const writeOnly = directions.filter((direction) => direction.writeOnly).map(({ name }) => name)
  if (readOnly.length > 0) part.undeclaredReadOnly = readOnly
  if (writeOnly.length > 0) part.undeclaredWriteOnly = writeOnly
}

/** Objects that describe the same value and require keys that they do not declare. */
function partsRequiring(schema: Schema): ObjectSchema[] {
  switch (schema.kind) {
    case 'object':
      return schema.requiredUndeclared.length > 0 ? [schema] : []
    case 'union':
    case 'intersection':
      return schema.members.flatMap(partsRequiring)
    case 'conditional':
      return [schema.condition, schema.consequence, schema.alternative].flatMap(partsRequiring)
    default:
      return []
  }
}
