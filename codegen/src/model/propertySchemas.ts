import { allParts } from './allParts.ts'
import type { Schema } from './schema.ts'

/** What a schema of objects says of one of their properties: the parts that all hold. Alternatives are not looked into. */
export interface PropertySchemas {
  readonly schemas: readonly Schema[]
  readonly required: boolean
}

/** Looks through references and `allOf`. */
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
