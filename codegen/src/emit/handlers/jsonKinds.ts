import type { JsonValue } from '../../model/json.ts'
import type { Model, Schema } from '../../model/schema.ts'

/** Rough type of a value: two schemas without a kind in common never fit the same value. */
export type JsonKind = 'null' | 'boolean' | 'string' | 'number' | 'array' | 'object'

const everyKind: readonly JsonKind[] = ['null', 'boolean', 'string', 'number', 'array', 'object']

/** The kinds of values that a schema accepts; possibly more, where that is hard to determine. */
export function jsonKinds(
  schema: Schema,
  known = new Map<Model, ReadonlySet<JsonKind>>(),
): ReadonlySet<JsonKind> {
  switch (schema.kind) {
    case 'null':
    case 'boolean':
    case 'string':
    case 'number':
    case 'array':
    case 'object':
      return new Set([schema.kind])
    case 'enum':
      return new Set(schema.values.map(kindOf))
    case 'reference':
      return kindsOfModel(schema.model, known)
    case 'union':
      return new Set(schema.members.flatMap((member) => [...jsonKinds(member, known)]))
    case 'intersection': {
      const sets = schema.members.map((member) => jsonKinds(member, known))
      return new Set(everyKind.filter((kind) => sets.every((set) => set.has(kind))))
    }
    case 'never':
      return new Set()
    default:
      return new Set(everyKind)
  }
}

function kindsOfModel(model: Model, known: Map<Model, ReadonlySet<JsonKind>>): ReadonlySet<JsonKind> {
  const answer = known.get(model)
  if (answer !== undefined) return answer
  known.set(model, new Set(everyKind))
  const kinds = jsonKinds(model.schema, known)
  known.set(model, kinds)
  return kinds
}

function kindOf(value: JsonValue): JsonKind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value as Exclude<JsonKind, 'null' | 'array'>
}
