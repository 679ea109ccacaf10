import type { ConditionalSchema, Model, Schema } from './schema.ts'

/** Keys of an object that some part of a schema describes. */
export interface DescribedKeys {
  readonly names: ReadonlySet<string>
  /** ECMAScript sources of regular expressions. */
  readonly patterns: readonly string[]
  /** Parts that describe more keys, some of a value that fits their condition and others of one that does not. */
  readonly conditions: readonly ConditionalSchema[]
  /** Whether a part describes every key there can be. */
  readonly all: boolean
  /**
   * Whether each part holds for every value. With alternatives inside, the keys of those that do not hold are counted
   * as well, so a check by these keys lets through a little too much.
   */
  readonly exact: boolean
}

/** Looks through references, `allOf` and alternatives: what `unevaluatedProperties` leaves over. */
export function describedKeys(schema: Schema): DescribedKeys {
  const names = new Set<string>()
  const patterns = new Set<string>()
  const conditions: ConditionalSchema[] = []
  const seen = new Set<Model>()
  let all = false
  let exact = true
  const pending: Schema[] = [schema]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    switch (next.kind) {
      case 'object':
        for (const { name } of next.properties) names.add(name)
        for (const { pattern } of next.patternProperties) patterns.add(pattern)
        if (typeof next.additional !== 'boolean') all = true
        break
      case 'reference':
        if (!seen.has(next.model)) pending.push(next.model.schema)
        seen.add(next.model)
        break
      case 'intersection':
        if (next.unevaluated !== undefined && next !== schema) all = true
        pending.push(...next.members)
        break
      case 'union':
        if (next.members.filter(({ kind }) => kind !== 'null').length > 1) exact = false
        pending.push(...next.members)
        break
      case 'conditional':
        exact = false
        conditions.push(next)
        break
      default:
    }
  }
  return { names, patterns: [...patterns], conditions, all, exact }
}
