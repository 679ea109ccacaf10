import type { Report } from '../../diagnostics/report.ts'
import type { IntersectionSchema, Model, ObjectSchema, Schema } from '../../model/schema.ts'
import { refusedKeys } from './refusedKeys.ts'

type Draft<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * `allOf: [Base, { required: [id] }]`: whether sent data requires `id` depends on its schema in `Base`. And whether a
 * closed part accepts the keys of the others depends on their schemas. Done when all models are read.
 */
export function linkIntersections(intersections: readonly Draft<IntersectionSchema>[], report: Report) {
  for (const intersection of intersections) {
    const refused = refusedKeys(intersection)
    if (refused !== undefined) {
      intersection.jointKeys = refused.keys
      report.habit(
        refused.by.place,
        `'additionalProperties: false' forbids '${refused.first}', which another member of 'allOf' defines, so no object would be valid. It is applied to all members together.`,
        `Remove it from the members, and write 'unevaluatedProperties: false' beside 'allOf'.`,
      )
    }
    const parts = intersection.members.flatMap(partsRequiring)
    if (parts.length === 0) continue
    const { readOnly, writeOnly } = directedNames(intersection)
    for (const part of parts) linkPart(part, readOnly, writeOnly)
  }
}

function linkPart(part: Draft<ObjectSchema>, readOnly: ReadonlySet<string>, writeOnly: ReadonlySet<string>) {
  const notSent = part.requiredUndeclared.filter((name) => readOnly.has(name))
  const notReceived = part.requiredUndeclared.filter((name) => writeOnly.has(name))
  if (notSent.length > 0) part.undeclaredReadOnly = notSent
  if (notReceived.length > 0) part.undeclaredWriteOnly = notReceived
}

/** Properties that parts of an intersection declare for one direction only. */
function directedNames(schema: Schema) {
  const readOnly = new Set<string>()
  const writeOnly = new Set<string>()
  const seen = new Set<Model>()
  const pending: Schema[] = [schema]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'object') {
      for (const { name, schema: inner } of next.properties) {
        if (inner.readOnly === true) readOnly.add(name)
        if (inner.writeOnly === true) writeOnly.add(name)
      }
    } else if (next.kind === 'intersection') for (const member of next.members) pending.push(member)
    else if (next.kind === 'union') {
      if (next.discriminator?.otherwise !== undefined) pending.push(next.discriminator.otherwise)
    } else if (next.kind === 'reference' && !seen.has(next.model)) {
      seen.add(next.model)
      pending.push(next.model.schema)
    }
  }
  return { readOnly, writeOnly }
}

/** Objects that describe the same value and require keys that they do not declare. */
function partsRequiring(schema: Schema): ObjectSchema[] {
  switch (schema.kind) {
    case 'object':
      return schema.requiredUndeclared.length > 0 ? [schema] : []
    case 'union':
    case 'intersection':
      return schema.members.flatMap(partsRequiring)
    case 'conditional':
      // A condition tests for keys, and requires none.
      return [schema.consequence, schema.alternative].flatMap(partsRequiring)
    default:
      return []
  }
}
