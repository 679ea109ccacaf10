import type { Schema } from '../model/schema.ts'

/** Whether a value may be a list or an object, so that the style of a parameter matters. */
export function isObjectLike(schema: Schema, seen: Set<Schema> = new Set()): boolean {
  switch (schema.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'never':
      return false
    case 'enum':
      return schema.values.some((value) => typeof value === 'object' && value !== null)
    case 'union':
    case 'intersection':
      return schema.members.some((member) => isObjectLike(member, seen))
    case 'reference': {
      // Once is enough: models visited before contain nothing, or the search would have ended there.
      const target = schema.model.schema
      if (seen.has(target)) return false
      seen.add(target)
      return isObjectLike(target, seen)
    }
    default:
      return true
  }
}
