import type { Direction } from '../layout/modelNames.ts'
import type { ObjectSchema } from '../model/schema.ts'

/** Required keys that the object itself does not describe, without those that are for the other direction. */
export function requiredKeys(schema: ObjectSchema, direction: Direction): readonly string[] {
  const others = direction === 'sent' ? schema.undeclaredReadOnly : schema.undeclaredWriteOnly
  if (others === undefined) return schema.requiredUndeclared
  return schema.requiredUndeclared.filter((name) => !others.includes(name))
}
