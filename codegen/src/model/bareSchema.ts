import type { ArraySchema, Model, Property, Schema } from './schema.ts'

/** A schema without references and without `null` as an alternative; lists of types stay. */
export function bareSchema(schema: Schema): Schema {
  let bare = schema
  const seen = new Set<Model>()
  for (;;) {
    if (bare.kind === 'reference' && !seen.has(bare.model)) {
      seen.add(bare.model)
      bare = bare.model.schema
      continue
    }
    const members = bare.kind === 'union' ? bare.members.filter(({ kind }) => kind !== 'null') : []
    const [only, another] = members
    if (only === undefined || another !== undefined) return bare
    bare = only
  }
}

/** Properties that an object has for certain: its own and those of its `allOf`. */
export function certainProperties(schema: Schema): ReadonlyMap<string, Property> {
  const found = new Map<string, Property>()
  const pending = [schema]
  const seen = new Set<Schema>()
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const bare = bareSchema(next)
    if (seen.has(bare)) continue
    seen.add(bare)
    if (bare.kind === 'intersection') pending.push(...bare.members)
    if (bare.kind === 'object') for (const property of bare.properties) found.set(property.name, property)
  }
  return found
}

/** The schema as a list, when it is one. */
export function asList(schema: Schema | undefined): ArraySchema | undefined {
  const bare = schema && bareSchema(schema)
  return bare?.kind === 'array' ? bare : undefined
}
