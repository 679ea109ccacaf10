import type { Model, Schema } from './schema.ts'

/** Whether `null` fits, as far as its shape determines: `not` and conditions are not looked into. */
export function takesNull(schema: Schema, seen = new Set<Model>()): boolean {
  switch (schema.kind) {
    case 'unknown':
    case 'null':
      return true
    case 'enum':
      return schema.values.includes(null)
    case 'union': {
      const count = schema.members.filter((member) => takesNull(member, seen)).length
      return schema.mode === 'one' ? count === 1 : count > 0
    }
    case 'intersection':
      return schema.members.every(
        (member) => member.kind === 'not' || member.kind === 'conditional' || takesNull(member, seen),
      )
    case 'reference': {
      if (seen.has(schema.model)) return false
      seen.add(schema.model)
      return takesNull(schema.model.schema, seen)
    }
    default:
      return false
  }
}
