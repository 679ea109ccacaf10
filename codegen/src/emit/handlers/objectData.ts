import { block, type Code, code, propertyKey } from '../../fragment/code.ts'
import type { ObjectSchema, Schema } from '../../model/schema.ts'
import { make, mockAmount, nothing, rules, textMaker } from './dataCode.ts'

type Inner = (schema: Schema) => Code

/** An object as a reply carries it: no `writeOnly` properties, and some of the optional ones. */
export function objectData(schema: ObjectSchema, inner: Inner): Code {
  const named = schema.properties
    .filter(({ schema: own }) => own.writeOnly !== true && !isNothing(own))
    .map(({ name, schema: own, required }) => propertyData(name, inner(own), required))
  const others = typeof schema.additional === 'boolean' ? undefined : schema.additional
  const undeclared = schema.requiredUndeclared
    .filter((name) => schema.undeclaredWriteOnly?.includes(name) !== true)
    .map((name) => code`${propertyKey(name)}: ${others === undefined ? nothing : inner(others)}`)
  const members = [...named, ...undeclared]
  const more = othersData(schema, members.length, others, inner)
  if (members.length === 0) return more ?? code`${make}.value({})`
  return objectMaker(members, more)
}

/** An object of these properties, and a maker of others. */
export function objectMaker(members: readonly Code[], more?: Code): Code {
  const fields = block('{', members, '}')
  return more === undefined ? code`${make}.object(${fields})` : code`${make}.object(${fields}, ${more})`
}

/** One property of an object of mock data. */
export function propertyData(name: string, data: Code, required: boolean): Code {
  return code`${propertyKey(name)}: ${required ? data : code`${make}.optional(${data})`}`
}

/** Keys without a name in the contract, where there are no others or where more are required. */
function othersData(
  { minProperties = 0, maxProperties, propertyNames, patternProperties }: ObjectSchema,
  named: number,
  others: Schema | undefined,
  inner: Inner,
): Code | undefined {
  const [pattern] = patternProperties
  const values = pattern?.schema ?? others
  if (named > 0 && minProperties <= named) return undefined
  if (values === undefined && minProperties === 0) return undefined
  const minimum = minProperties > named ? mockAmount(minProperties - named, 'items') : undefined
  const maximum = maxProperties === undefined ? undefined : maxProperties - named
  const keys =
    propertyNames !== undefined && propertyNames.kind !== 'unknown'
      ? inner(propertyNames)
      : textMaker({ pattern: pattern?.pattern })
  const data = values === undefined ? nothing : inner(values)
  return code`${make}.map(${rules({ minimum, maximum })}, ${keys}, ${data})`
}

function isNothing(schema: Schema): boolean {
  return schema.kind === 'never' || (schema.kind === 'reference' && schema.model.schema.kind === 'never')
}
