import type { Operation } from '../../model/operation.ts'
import type { Schema } from '../../model/schema.ts'
import { forEachChild } from './forEachChild.ts'
import type { DraftModel } from './modelRegistry.ts'

/** The models that operations use, directly or through others, in their order. */
export function usedModels(models: readonly DraftModel[], operations: readonly Operation[]): DraftModel[] {
  const used = new Set<unknown>()
  const pending: Schema[] = operations.flatMap(schemasOf)
  for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
    forEachChild(schema, (child) => pending.push(child))
    if (schema.kind !== 'reference' || used.has(schema.model)) continue
    used.add(schema.model)
    pending.push(schema.model.schema)
  }
  return models.filter((model) => used.has(model))
}

function schemasOf({ parameters, body, replies }: Operation): Schema[] {
  const contents = [body?.contents ?? [], ...replies.map((reply) => reply.contents)].flat()
  return [
    ...parameters.map(({ schema }) => schema),
    ...contents.flatMap(({ schema }) => schema ?? []),
    ...replies.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
  ]
}
