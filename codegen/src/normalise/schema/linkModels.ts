import type { Report } from '../../diagnostics/report.ts'
import type { Model, Schema } from '../../model/schema.ts'
import { bareFacts } from './bareFacts.ts'
import { forEachChild } from './forEachChild.ts'
import type { DraftModel } from './modelRegistry.ts'
import { reportDeepModels } from './reportDeepModels.ts'

/**
 * Adds facts that depend on other models: whether a model can reach itself, and whether something in its reach differs
 * between sent and received data. Linear in the number of references.
 */
export function linkModels(models: readonly DraftModel[], report: Report) {
  const references = new Map<Model, readonly Model[]>(
    models.map((model) => [model, referencesOf(model.schema)]),
  )
  for (const cycle of cyclesOf(models, references)) for (const model of cycle) model.recursive = true
  markDirectional(models, references)
  reportEmptyCycles(models, report)
  reportDeepModels(models, (model) => directReferences(model.schema), report)
}

/** Models that refer to each other, by Tarjan's strongly connected components with a stack of its own. */
function cyclesOf(
  models: readonly DraftModel[],
  references: ReadonlyMap<Model, readonly Model[]>,
): DraftModel[][] {
  const index = new Map<Model, number>()
  const low = new Map<Model, number>()
  const onStack = new Set<Model>()
  const stack: DraftModel[] = []
  const cycles: DraftModel[][] = []

  function enter(model: DraftModel) {
    index.set(model, index.size)
    low.set(model, index.get(model) ?? 0)
    stack.push(model)
    onStack.add(model)
  }

  for (const start of models) {
    if (index.has(start)) continue
    enter(start)
    const work: { model: DraftModel; next: number }[] = [{ model: start, next: 0 }]
    for (let frame = work.at(-1); frame !== undefined; frame = work.at(-1)) {
      const { model } = frame
      const target = references.get(model)?.[frame.next++] as DraftModel | undefined
      if (target !== undefined) {
        if (!index.has(target)) {
          enter(target)
          work.push({ model: target, next: 0 })
        } else if (onStack.has(target)) {
          low.set(model, Math.min(low.get(model) ?? 0, index.get(target) ?? 0))
        }
        continue
      }
      work.pop()
      const parent = work.at(-1)?.model
      if (parent !== undefined) low.set(parent, Math.min(low.get(parent) ?? 0, low.get(model) ?? 0))
      if (low.get(model) !== index.get(model)) continue
      const component = stack.splice(stack.lastIndexOf(model))
      for (const member of component) onStack.delete(member)
      const isCycle = component.length > 1 || references.get(model)?.includes(model)
      if (isCycle) cycles.push(component)
    }
  }
  return cycles
}

function markDirectional(models: readonly DraftModel[], references: ReadonlyMap<Model, readonly Model[]>) {
  const usedBy = new Map<Model, DraftModel[]>()
  for (const model of models) {
    for (const target of references.get(model) ?? []) {
      const users = usedBy.get(target)
      if (users === undefined) usedBy.set(target, [model])
      else users.push(model)
    }
  }
  const pending = models.filter((model) => hasDirection(model.schema))
  for (let model = pending.pop(); model !== undefined; model = pending.pop()) {
    if (model.directional) continue
    model.directional = true
    for (const user of usedBy.get(model) ?? []) pending.push(user)
  }
}

/** Whether a schema marks something as read-only or write-only itself. */
function hasDirection(schema: Schema): boolean {
  if (schema.kind === 'object') {
    for (const { schema: inner } of schema.properties) {
      if (inner.readOnly === true || inner.writeOnly === true) return true
    }
  }
  let found = false
  forEachChild(schema, (child) => {
    found ||= hasDirection(child)
  })
  return found
}

/** `A` is `B` and `B` is `A`, or `A` is one of `A` and something: no value is described. */
function reportEmptyCycles(models: readonly DraftModel[], report: Report) {
  const recursive = models.filter((model) => model.recursive)
  const direct = new Map<Model, readonly Model[]>(
    recursive.map((model) => [model, directReferences(model.schema)]),
  )
  for (const cycle of cyclesOf(recursive, direct)) {
    const [first] = cycle
    if (first === undefined) continue
    const others = cycle.length - 1
    report.mistake(
      first.place,
      `The schema '${first.wireName}' refers to itself${others > 0 ? ` through ${others} other${others > 1 ? 's' : ''}` : ''} without an object or array in between.`,
      'Put an object or array in between, or remove the reference.',
    )
    for (const model of cycle) model.schema = { kind: 'unknown', ...bareFacts(model.place) }
  }
}

/** Models that a schema is itself (by reference, alternative or `allOf`), instead of containing them. */
function directReferences(schema: Schema): Model[] {
  if (schema.kind === 'reference') return [schema.model]
  if (schema.kind === 'union' || schema.kind === 'intersection')
    return schema.members.flatMap(directReferences)
  return []
}

const leaves: ReadonlySet<Schema['kind']> = new Set([
  'string',
  'number',
  'boolean',
  'null',
  'enum',
  'unknown',
  'never',
])

/** Models referred to from a schema, each once. */
function referencesOf(schema: Schema): Model[] {
  const found = new Set<Model>()
  const pending: Schema[] = [schema]
  const visit = (child: Schema) => {
    if (child.kind === 'reference') found.add(child.model)
    else if (!leaves.has(child.kind)) pending.push(child)
  }
  if (schema.kind === 'reference') found.add(schema.model)
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) forEachChild(next, visit)
  return [...found]
}
