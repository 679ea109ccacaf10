import { arrayLiteral, type Code, code } from '../../fragment/code.ts'
import { describedKeys } from '../../model/describedKeys.ts'
import { propertySchemas } from '../../model/propertySchemas.ts'
import type { IntersectionSchema, Model, Schema } from '../../model/schema.ts'
import { anything, make } from './dataCode.ts'
import { jsonKinds } from './jsonKinds.ts'
import { mergedScalar } from './mergedScalar.ts'
import { objectMaker, propertyData } from './objectData.ts'
import type { MockData } from './unionData.ts'

type DataOf = (schema: Schema, joined: ReadonlySet<Schema>) => Code

/** Data that fits all members: the fields of every object among them, or a value within all limits. */
export function intersectionData(
  schema: IntersectionSchema,
  dataOf: DataOf,
  joined: ReadonlySet<Schema>,
): MockData {
  const inner = (child: Schema) => dataOf(child, joined)
  const shapes = schema.members.filter(
    ({ kind }) => kind !== 'unknown' && kind !== 'not' && kind !== 'conditional',
  )
  const hasConditions = schema.members.some(({ kind }) => kind === 'not' || kind === 'conditional')
  const [first, second] = shapes
  if (first === undefined) return { data: anything, isSure: !hasConditions }
  if (second === undefined) return { data: inner(first), isSure: !hasConditions }
  const scalar = mergedScalar(shapes)
  if (scalar !== undefined) return { data: inner(scalar), isSure: !hasConditions }
  const kinds = jsonKinds(schema)
  if (!kinds.has('object')) return { data: inner(first), isSure: false }
  return mergedObjects(schema, shapes, hasConditions, dataOf, joined)
}

function mergedObjects(
  schema: IntersectionSchema,
  shapes: readonly Schema[],
  hasConditions: boolean,
  dataOf: DataOf,
  joined: ReadonlySet<Schema>,
): MockData {
  const alternatives = shapes.filter((shape) => isAlternative(shape))
  // Alternatives are last: their schemas of shared fields distinguish them.
  const parts = [...shapes.filter((shape) => !alternatives.includes(shape)), ...alternatives].map((part) =>
    dataOf(part, joined),
  )
  const shared = sharedFields(schema, shapes, alternatives, dataOf, joined)
  const all = shared.fields.length === 0 ? parts : [...parts, objectMaker(shared.fields)]
  const isSure =
    !hasConditions && shared.isWhole && alternatives.length === 0 && schema.unevaluated === undefined
  return { data: code`${make}.merged(${arrayLiteral(all)})`, isSure }
}

/** Most parts whose schemas of one field are joined; data for more must be tried, or joining would not end. */
const mostParts = 32

/** Fields that more than one of the members describes. */
function sharedFields(
  schema: IntersectionSchema,
  shapes: readonly Schema[],
  alternatives: readonly Schema[],
  dataOf: DataOf,
  joined: ReadonlySet<Schema>,
): { readonly fields: Code[]; readonly isWhole: boolean } {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const shape of shapes) {
    for (const name of namesOf(shape)) {
      if (seen.has(name)) shared.add(name)
      seen.add(name)
    }
  }
  for (const alternative of alternatives) for (const name of namesOf(alternative)) shared.delete(name)
  let isWhole = true
  const fields = [...shared].flatMap((name) => {
    const { schemas, required } = propertySchemas(schema, name)
    if (schemas.length === 0 || schemas.some(({ writeOnly }) => writeOnly === true)) return []
    if (schemas.length > mostParts || schemas.every((part) => joined.has(part))) {
      isWhole = false
      return []
    }
    const [only] = schemas
    const whole: Schema =
      only !== undefined && schemas.length === 1
        ? only
        : { kind: 'intersection', members: schemas, place: schema.place, examples: [], extensions: {} }
    return [propertyData(name, dataOf(whole, new Set([...joined, ...schemas])), required)]
  })
  return { fields, isWhole }
}

function namesOf(shape: Schema): ReadonlySet<string> {
  const names = new Set(describedKeys(shape).names)
  if (shape.kind === 'object') for (const name of shape.requiredUndeclared) names.add(name)
  return names
}

function isAlternative(schema: Schema, seen = new Set<Model>()): boolean {
  if (schema.kind === 'union') return true
  if (schema.kind === 'intersection') return schema.members.some((member) => isAlternative(member, seen))
  if (schema.kind !== 'reference' || seen.has(schema.model)) return false
  seen.add(schema.model)
  return isAlternative(schema.model.schema, seen)
}
