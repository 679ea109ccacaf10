import type { Schema } from '../model/schema.ts'

/** Whether nothing but an object fits. */
export function isObject(schema: Schema, seen: readonly Schema[] = []): boolean {
  if (seen.includes(schema)) return false
  switch (schema.kind) {
    case 'object':
      return true
    case 'enum':
      return schema.values.every(
        (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      )
    case 'union':
      return schema.members.every((member) => isObject(member, [...seen, schema]))
    case 'intersection':
      return schema.members.some((member) => isObject(member, [...seen, schema]))
    case 'reference':
      return isObject(schema.model.schema, [...seen, schema])
    default:
      return false
  }
}
