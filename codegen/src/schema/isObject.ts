import type { Schema } from '../model/schema.ts'
import { isRecord } from '../runtime/isRecord.ts'

/** Whether only objects fit. */
export function isObject(schema: Schema, known = new Map<Schema, boolean>()): boolean {
  const answer = known.get(schema)
  if (answer !== undefined) return answer
  // Until the result is known: a circular reference alone does not make it an object.
  known.set(schema, false)
  const isOne = lookInto(schema, known)
  known.set(schema, isOne)
  return isOne
}

function lookInto(schema: Schema, known: Map<Schema, boolean>): boolean {
  switch (schema.kind) {
    case 'object':
      return true
    case 'enum':
      return schema.values.every((value) => isRecord(value))
    case 'union':
      return schema.members.every((member) => isObject(member, known))
    case 'intersection':
      return schema.members.some((member) => isObject(member, known))
    case 'reference':
      return isObject(schema.model.schema, known)
    default:
      return false
  }
}
