import type { Model, Schema } from './schema.ts'

/** What a schema of objects says of one of their properties: the parts that all hold. Alternatives are not looked into. */
export interface PropertySchemas {
  readonly schemas: readonly Schema[]
  readonly required: boolean
}

/** Looks through references and `allOf`. */
export function propertySchemas(schema: Schema, name: string): PropertySchemas {
  const schemas: Schema[] = []
  let required = false
  const seen = new Set<Model>()
  const pending: Schema[] = [schema]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'object') {
      const property = next.properties.find((candidate) => candidate.name === name)
      if (property !== undefined) schemas.push(property.schema)
      if (property?.required === true || next.requiredUndeclared.includes(name)) required = true
    } else if (next.kind === 'intersection') pending.push(...next.members)
    else if (next.kind === 'union' && next.discriminator?.otherwise !== undefined) {
      // What all members include.
      pending.push(next.discriminator.otherwise)
    } else if (next.kind === 'reference' && !seen.has(next.model)) {
      seen.add(next.model)
      pending.push(next.model.schema)
    }
  }
  return { schemas, required }
}
