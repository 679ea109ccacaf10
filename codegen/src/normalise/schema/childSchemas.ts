import type { Schema } from '../../model/schema.ts'

/** The schemas directly inside one; a reference has none. */
export function childSchemas(schema: Schema): readonly Schema[] {
  switch (schema.kind) {
    case 'array':
      return [
        ...schema.prefixItems,
        schema.items,
        ...(schema.contains === undefined ? [] : [schema.contains.schema]),
      ]
    case 'object':
      return [
        ...schema.properties.map((property) => property.schema),
        ...schema.patternProperties.map((pattern) => pattern.schema),
        ...(typeof schema.additional === 'boolean' ? [] : [schema.additional]),
        ...(schema.propertyNames === undefined ? [] : [schema.propertyNames]),
      ]
    case 'union':
      return schema.members
    case 'intersection':
      return schema.unevaluated === undefined ? schema.members : [...schema.members, schema.unevaluated]
    case 'not':
      return [schema.schema]
    case 'conditional':
      return [schema.condition, schema.consequence, schema.alternative]
    default:
      return []
  }
}
