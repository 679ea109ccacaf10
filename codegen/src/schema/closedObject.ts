import { arrayLiteral, type Code, call, literal, objectLiteral, regularExpression } from '../fragment/code.ts'
import { fromRuntime } from '../fragment/importedName.ts'
import { type DescribedKeys, describedKeys } from '../model/describedKeys.ts'
import type { ConditionalSchema, IntersectionSchema, Schema } from '../model/schema.ts'

/** `whole`, which accepts only keys that a part of the schema describes (`unevaluatedProperties`). */
export function closedObject(schema: IntersectionSchema, whole: Code, inner: (child: Schema) => Code): Code {
  const described = describedKeys(schema)
  const conditions = conditionsOf(described)
  if (schema.unevaluated === undefined || described.all || conditions === undefined) return whole
  return call(fromRuntime('validators/closedObject', 'closedObject'), [
    whole,
    ...keyLists(described),
    inner(schema.unevaluated),
    ...(conditions.length === 0
      ? []
      : [arrayLiteral(conditions.map((entry) => conditionCode(entry, inner)))]),
  ])
}

interface Condition {
  readonly condition: Schema
  /** Keys that are described for a value that fits it, and for one that does not. */
  readonly kept: DescribedKeys
  readonly otherwise: DescribedKeys
}

/** All conditions, nested ones too; undefined where one of them allows every key. */
function conditionsOf({ conditions }: DescribedKeys): readonly Condition[] | undefined {
  const found: Condition[] = []
  const seen = new Set<ConditionalSchema>()
  const pending = [...conditions]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const parts = [next.condition, next.consequence, next.alternative].map(describedKeys)
    if (parts.some(({ all }) => all)) return undefined
    const [condition, consequence, otherwise] = parts
    if (condition === undefined || consequence === undefined || otherwise === undefined) continue
    pending.push(...parts.flatMap((part) => part.conditions))
    found.push({ condition: next.condition, kept: together(condition, consequence), otherwise })
  }
  return found
}

function together(left: DescribedKeys, right: DescribedKeys): DescribedKeys {
  return {
    ...left,
    names: new Set([...left.names, ...right.names]),
    patterns: [...new Set([...left.patterns, ...right.patterns])],
  }
}

function conditionCode({ condition, kept, otherwise }: Condition, inner: (child: Schema) => Code): Code {
  return objectLiteral([
    { key: 'condition', value: inner(condition) },
    { key: 'kept', value: arrayLiteral(keyLists(kept)) },
    { key: 'otherwise', value: arrayLiteral(keyLists(otherwise)) },
  ])
}

function keyLists({ names, patterns }: DescribedKeys): readonly Code[] {
  return [
    arrayLiteral([...names].map((name) => literal(name))),
    arrayLiteral(patterns.map(regularExpression)),
  ]
}
