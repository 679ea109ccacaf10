import type { Report } from '../../diagnostics/report.ts'
import type { Model, Schema } from '../../model/schema.ts'
import { bareFacts } from './bareFacts.ts'
import type { DraftModel } from './modelRegistry.ts'

/** Beyond hand-written contracts: resolving such a schema recursively would overflow the stack. */
const maximumDepth = 500

/**
 * `A` is all of `B` and something, `B` is all of `C` and something, and so on: models that are made of others too deep
 * to follow. Plain references are not counted, and circular ones are reported elsewhere. Linear.
 *
 * @param direct The models that a model is, instead of containing them, without cycles.
 */
export function reportDeepModels(
  models: readonly DraftModel[],
  direct: (model: Model) => readonly Model[],
  report: Report,
) {
  const depths = new Map<Model, number>()
  for (const start of models) {
    const work: { readonly model: DraftModel; readonly targets: readonly Model[]; next: number }[] = []
    const enter = (model: DraftModel) => work.push({ model, targets: direct(model), next: 0 })
    if (!depths.has(start)) enter(start)
    for (let frame = work.at(-1); frame !== undefined; frame = work.at(-1)) {
      const { model, targets } = frame
      const target = targets[frame.next++] as DraftModel | undefined
      if (target !== undefined) {
        if (!depths.has(target)) enter(target)
        continue
      }
      work.pop()
      const below = targets.reduce((most, inner) => Math.max(most, depths.get(inner) ?? 0), 0)
      const depth = below + ownDepth(model.schema)
      depths.set(model, depth > maximumDepth ? 0 : depth)
      if (depth > maximumDepth) cut(model, report)
    }
  }
}

/** Levels of parts inside of parts that a schema has itself. */
function ownDepth(schema: Schema): number {
  if (schema.kind !== 'union' && schema.kind !== 'intersection') return 0
  return 1 + schema.members.reduce((most, member) => Math.max(most, ownDepth(member)), 0)
}

function cut(model: DraftModel, report: Report) {
  report.mistake(
    model.place,
    `The schema '${model.wireName}' composes other schemas more than ${maximumDepth} levels deep.`,
    'Merge inner schemas.',
  )
  model.schema = { kind: 'unknown', ...bareFacts(model.place) }
}
