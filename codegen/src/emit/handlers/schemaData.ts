import {
  arrayLiteral,
  block,
  type Code,
  type CodePart,
  call,
  code,
  join,
  literal,
  propertyKey,
} from '../../fragment/code.ts'
import type { JsonValue } from '../../model/json.ts'
import type {
  ArraySchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
  UnionSchema,
} from '../../model/schema.ts'
import { modelDataFunction } from './handlerNames.ts'

/** The source of made-up data, a name that has to be in scope. */
const random = code`random`

/** Whether an expression needs `random` at all. */
export function usesRandom(part: CodePart): boolean {
  return part === random || (typeof part === 'object' && part.kind === 'code' && part.parts.some(usesRandom))
}

/** An expression that makes data of a schema up, from a `random` in scope. */
export function schemaData(schema: Schema): Code {
  switch (schema.kind) {
    case 'null':
    case 'never':
    case 'not':
    case 'conditional':
    case 'unknown':
      return literal(schema.examples[0] ?? null)
    case 'boolean':
      return code`${random}.boolean()`
    case 'string':
      return textData(schema)
    case 'number':
      return numberData(schema)
    case 'enum':
      return schema.values.length === 0
        ? code`null`
        : code`${random}.pick(${arrayLiteral(schema.values.map(literal))})`
    case 'array':
      return listData(schema)
    case 'object':
      return objectData(schema)
    case 'union':
      return unionData(schema)
    case 'intersection':
      return intersectionData(schema.members)
    case 'reference':
      return code`${modelDataFunction(schema.model)}(${random})`
  }
}

/** A function without parameters that makes data. */
export function maker(data: Code): Code {
  return code`() => ${asResult(data)}`
}

/** An expression as the result of an arrow function, where a brace would open a block. */
export function asResult(data: Code): Code {
  return startsWithBrace(data) ? code`(${data})` : data
}

function startsWithBrace(part: CodePart | undefined): boolean {
  if (typeof part === 'string') return part.startsWith('{')
  return part?.kind === 'code' && startsWithBrace(part.parts[0])
}

function textData(schema: StringSchema): Code {
  const { format, pattern, minLength, maxLength } = schema
  const examples = schema.examples.filter((example) => typeof example === 'string')
  return call(code`${random}.text`, [
    rules({ format, pattern, minLength, maxLength, examples: listOrNothing(examples) }),
  ])
}

function numberData(schema: NumberSchema): Code {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const integer = schema.integer ? true : undefined
  const examples = schema.examples.filter((example) => typeof example === 'number')
  const limits = { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }
  return call(code`${random}.number`, [rules({ integer, ...limits, examples: listOrNothing(examples) })])
}

function listData({ items, prefixItems, minItems, maxItems, uniqueItems }: ArraySchema): Code {
  const leading = prefixItems.map(schemaData)
  if (items.kind === 'never') return arrayLiteral(leading)
  const less = (limit: number | undefined) =>
    limit === undefined ? undefined : Math.max(0, limit - leading.length)
  const size = rules({ minimum: less(minItems), maximum: less(maxItems), unique: uniqueItems || undefined })
  const list = code`${random}.list(${size}, ${maker(schemaData(items))})`
  return leading.length === 0 ? list : code`[${join(leading, ', ')}, ...${list}]`
}

function objectData(schema: ObjectSchema): Code {
  const named = schema.properties
    .filter(({ schema: own }) => own.writeOnly !== true && own.kind !== 'never')
    .map(({ name, schema: own, required }) => {
      const data = schemaData(own)
      return code`${propertyKey(name)}: ${required ? data : code`${random}.optional(${maker(data)})`}`
    })
  const others = typeof schema.additional === 'boolean' ? undefined : schema.additional
  const undeclared = schema.requiredUndeclared.map(
    (name) => code`${propertyKey(name)}: ${others === undefined ? code`null` : schemaData(others)}`,
  )
  const isMap = named.length === 0 && undeclared.length === 0 && others !== undefined
  if (isMap) return mapData(schema, others)
  const members = [...named, ...undeclared]
  return members.length === 0 ? code`{}` : block('{', members, '}')
}

function mapData({ minProperties, maxProperties, propertyNames }: ObjectSchema, values: Schema): Code {
  const size = rules({ minimum: minProperties, maximum: maxProperties })
  const key = propertyNames?.kind === 'string' ? textData(propertyNames) : code`${random}.text({})`
  return code`${random}.map(${size}, ${maker(key)}, ${maker(schemaData(values))})`
}

function unionData({ members, examples }: UnionSchema): Code {
  const isNullable = members.some(({ kind }) => kind === 'null')
  if (examples.length > 0) {
    return code`${random}.pick(${arrayLiteral([...examples, ...(isNullable ? [null] : [])].map(literal))})`
  }
  const makers = members.filter(({ kind }) => kind !== 'never').map((member) => maker(schemaData(member)))
  return makers.length === 0 ? code`null` : code`${random}.oneOf<unknown>(${arrayLiteral(makers)})`
}

/** All at once: the fields of every object among them, or the member that says most. */
function intersectionData(members: readonly Schema[]): Code {
  const telling = members.filter(({ kind }) => kind !== 'unknown' && kind !== 'not' && kind !== 'conditional')
  const [first = members[0]] = telling
  if (first === undefined) return code`null`
  if (telling.length < 2 || !telling.every(isFieldsLike)) return schemaData(first)
  return code`Object.assign({}, ${join(telling.map(schemaData), ', ')})`
}

function isFieldsLike(schema: Schema): boolean {
  if (schema.kind === 'reference') return schema.model.recursive || isFieldsLike(schema.model.schema)
  if (schema.kind === 'union' || schema.kind === 'intersection') return schema.members.every(isFieldsLike)
  return schema.kind === 'object'
}

function rules(given: { readonly [key: string]: JsonValue | undefined }): Code {
  const entries = Object.entries(given).filter(
    (entry): entry is [string, JsonValue] => entry[1] !== undefined,
  )
  if (entries.length === 0) return code`{}`
  return code`{ ${join(
    entries.map(([key, value]) => code`${propertyKey(key)}: ${literal(value)}`),
    ', ',
  )} }`
}

function listOrNothing(values: readonly JsonValue[]): readonly JsonValue[] | undefined {
  return values.length === 0 ? undefined : values
}
