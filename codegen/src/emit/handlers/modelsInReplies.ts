import type { Model, Schema } from '../../model/schema.ts'
import type { HttpService } from '../../model/service.ts'

/** Every model that JSON replies of a service are made of, in the order of the service. */
export function modelsInReplies(service: HttpService): readonly Model[] {
  const found = new Set<Model>()
  for (const { replies } of service.operations) {
    for (const { contents } of replies) {
      for (const { kind, schema } of contents)
        if (kind === 'json' && schema !== undefined) collect(schema, found)
    }
  }
  return service.models.filter((model) => found.has(model))
}

function collect(schema: Schema, found: Set<Model>): void {
  switch (schema.kind) {
    case 'reference':
      if (found.has(schema.model)) return
      found.add(schema.model)
      collect(schema.model.schema, found)
      return
    case 'array':
      for (const item of [...schema.prefixItems, schema.items]) collect(item, found)
      return
    case 'object':
      for (const { schema: inner } of [...schema.properties, ...schema.patternProperties])
        collect(inner, found)
      if (typeof schema.additional !== 'boolean') collect(schema.additional, found)
      return
    case 'union':
    case 'intersection':
      for (const member of schema.members) collect(member, found)
      return
    default:
      return
  }
}
