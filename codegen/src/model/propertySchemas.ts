import { allParts } from './allParts.ts'
import type { Schema } from './schema.ts'

/** Schemas of a property of an object: the parts that all hold. Alternatives are not included. */
export interface PropertySchemas {
  readonly schemas: readonly Schema[]
  readonly required: boolean
}

/** Follows references and `allOf`. */
export function propertySchemas(schema: Schema, name: string): PropertySchemas {
  const schemas: Schema[] = []
  let required = false
  for (const part of allParts(schema)) {
    if (part.kind !== 'object') continue
    const property = part.properties.find((candidate) => candidate.name === name)
    if (property !== undefined) schemas.push(property.schema)
    if (property?.required === true || part.requiredUndeclared.includes(name)) required = true
  }
  return { schemas, required }
}
