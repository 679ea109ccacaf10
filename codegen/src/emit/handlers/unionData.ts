import { arrayLiteral, type Code, code, propertyKey } from '../../fragment/code.ts'
import { discriminatedMembers } from '../../model/discriminatedMembers.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Schema, UnionSchema } from '../../model/schema.ts'
import { make, nothing, pick } from './dataCode.ts'
import { type JsonKind, jsonKinds } from './jsonKinds.ts'

/** Data, and whether it always fits; otherwise it must be tried. */
export interface MockData {
  readonly data: Code
  readonly isSure: boolean
}

/** Data of one of the members, with its discriminator if there is one. */
export function unionData(schema: UnionSchema, inner: (schema: Schema) => Code): MockData {
  const { members, examples, mode } = schema
  if (examples.length > 0) return exampleOf(schema)
  const discriminated = discriminatedMembers(schema)
  const nulls = members.filter(({ kind }) => kind === 'null')
  const makers =
    discriminated === undefined
      ? members.filter(({ kind }) => kind !== 'never').map(inner)
      : [
          ...discriminated.map(({ schema: member, values, own }) =>
            own ? inner(member) : named(inner(member), schema.discriminator?.property ?? '', values),
          ),
          ...nulls.map(inner),
        ]
  return {
    data: oneOf(makers, members.at(-1)?.kind === 'null'),
    isSure: discriminated !== undefined || mode === 'any' || areApart(members),
  }
}

/** A choice of several makers; the last may make `null`. */
function oneOf(makers: readonly Code[], endsWithNull: boolean): Code {
  const [first, ...others] = makers
  if (first === undefined) return nothing
  if (others.length === 0) return first
  if (others.length === 1 && endsWithNull) return code`${make}.nullable(${first})`
  return code`${make}.oneOf(${arrayLiteral(makers)})`
}

function exampleOf({ examples, members }: UnionSchema): MockData {
  const values = members.some(({ kind }) => kind === 'null') ? [...examples, null] : examples
  return { data: pick(values), isSure: true }
}

function named(data: Code, property: string, values: readonly string[]): Code {
  return code`${make}.merged([${data}, ${make}.object({ ${propertyKey(property)}: ${pick(values)} })])`
}

/** Whether no value can fit two of the members. */
function areApart(members: readonly Schema[]): boolean {
  const kinds = new Set<JsonKind>()
  const listed = new Set<JsonKind>()
  const values = new Set<JsonValue>()
  return members.every((member) => {
    const own = [...jsonKinds(member)]
    const isList = member.kind === 'enum'
    const isApart = isList
      ? !own.some((kind) => kinds.has(kind)) && !member.values.some((value) => values.has(value))
      : !own.some((kind) => kinds.has(kind) || listed.has(kind))
    for (const kind of own) (isList ? listed : kinds).add(kind)
    if (isList) for (const value of member.values) values.add(value)
    return isApart
  })
}
