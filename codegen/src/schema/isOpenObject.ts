import type { Schema } from '../model/schema.ts'

/** `type: object` without keywords about its keys. */
export function isOpenObject(schema: Schema): boolean {
  return (
    schema.kind === 'object' &&
    schema.properties.length === 0 &&
    schema.requiredUndeclared.length === 0 &&
    schema.additional === true &&
    schema.patternProperties.length === 0 &&
    schema.propertyNames === undefined &&
    schema.minProperties === undefined &&
    schema.maxProperties === undefined &&
    Object.keys(schema.dependentRequired).length === 0
  )
}
