import { arrayLiteral, type Code, code, literal, propertyKey } from '../../fragment/code.ts'
import { discriminatedMembers } from '../../model/discriminatedMembers.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Schema, UnionSchema } from '../../model/schema.ts'
import { maker, random } from './dataCode.ts'
import { type JsonKind, jsonKinds } from './jsonKinds.ts'

/** Data, and whether it is sure to fit; otherwise it has to be tried. */
export interface MadeUp {
  readonly data: Code
  readonly isSure: boolean
}

/** Data of one of the members, which says who it is where a discriminator tells members apart. */
export function unionData(schema: UnionSchema, inner: (schema: Schema) => Code): MadeUp {
  const { members, examples, mode } = schema
  if (examples.length > 0) return exampleOf(schema)
  const discriminated = discriminatedMembers(schema)
  const nulls = members.filter(({ kind }) => kind === 'null')
  const makers =
    discriminated === undefined
      ? members.filter(({ kind }) => kind !== 'never').map((member) => maker(inner(member)))
      : [
          ...discriminated.map(({ schema: member, values, own }) =>
            maker(own ? inner(member) : named(inner(member), schema.discriminator?.property ?? '', values)),
          ),
          ...nulls.map((member) => maker(inner(member))),
        ]
  return {
    data: makers.length === 0 ? code`null` : code`${random}.oneOf<unknown>(${arrayLiteral(makers)})`,
    isSure: discriminated !== undefined || mode === 'any' || areApart(members),
  }
}

function exampleOf({ examples, members }: UnionSchema): MadeUp {
  const values = members.some(({ kind }) => kind === 'null') ? [...examples, null] : examples
  return { data: code`${random}.pick<unknown>(${arrayLiteral(values.map(literal))})`, isSure: true }
}

function named(data: Code, property: string, values: readonly string[]): Code {
  const value = code`${random}.pick<unknown>(${arrayLiteral(values.map(literal))})`
  return code`${random}.merged(${data}, { ${propertyKey(property)}: ${value} })`
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
