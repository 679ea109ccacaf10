import type { Model, Schema } from './schema.ts'

/**
 * Walks the schemas that all hold for one value: targets of references, members of `allOf`, and the shared part of a
 * discriminated parent's kinds, however deep and each model once. Other alternatives are not walked into.
 */
export function* allParts(schema: Schema): Generator<Schema> {
  const seen = new Set<Model>()
  const pending: Schema[] = [schema]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'intersection') pending.push(...next.members)
    else if (next.kind === 'union' && next.discriminator?.otherwise !== undefined) {
      pending.push(next.discriminator.otherwise)
    } else if (next.kind !== 'reference') yield next
    else if (!seen.has(next.model)) {
      seen.add(next.model)
      pending.push(next.model.schema)
    }
  }
}
