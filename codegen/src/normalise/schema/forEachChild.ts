import type { Schema } from '../../model/schema.ts'

/** Visits the schemas directly inside one; a reference has none. Makes no list of them: there are millions. */
export function forEachChild(schema: Schema, visit: (child: Schema) => void) {
  switch (schema.kind) {
    case 'array':
      for (const item of schema.prefixItems) visit(item)
      visit(schema.items)
      if (schema.contains !== undefined) visit(schema.contains.schema)
      break
    case 'object':
      for (const property of schema.properties) visit(property.schema)
      for (const pattern of schema.patternProperties) visit(pattern.schema)
      if (typeof schema.additional !== 'boolean') visit(schema.additional)
      if (schema.propertyNames !== undefined) visit(schema.propertyNames)
      break
    case 'union':
      for (const member of schema.members) visit(member)
      if (schema.discriminator?.otherwise !== undefined) visit(schema.discriminator.otherwise)
      break
    case 'intersection':
      for (const member of schema.members) visit(member)
      if (schema.unevaluated !== undefined) visit(schema.unevaluated)
      break
    case 'not':
      visit(schema.schema)
      break
    case 'conditional':
      visit(schema.condition)
      visit(schema.consequence)
      visit(schema.alternative)
      break
    default:
  }
}
