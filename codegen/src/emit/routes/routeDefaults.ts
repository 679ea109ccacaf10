import {
  arrayLiteral,
  block,
  type Code,
  code,
  literal,
  literalEntry,
  objectLiteral,
} from '../../fragment/code.ts'
import { bodyDirection, hasBodyChoice, parametersIn } from '../../layout/operationFacts.ts'
import { allParts } from '../../model/allParts.ts'
import { isJsonObject, type JsonValue } from '../../model/json.ts'
import type { Operation, ParameterPlace } from '../../model/operation.ts'
import type { Schema } from '../../model/schema.ts'
import { memberCode, type SchemaTypeOptions, schemaType } from '../../schema/schemaType.ts'

/** An optional parameter or field with a `default` that is of its own type. */
interface Default {
  readonly name: string
  readonly schema: Schema
  readonly value: Code
}

/** Defaults of the optional parameters of a place, or of the fields of a body that has one media type. */
export function routeDefaults(operation: Operation, part: ParameterPlace | 'body'): Default[] {
  const optional =
    part === 'body'
      ? bodyFields(operation)
      : parametersIn(operation, part).filter(({ required }) => !required)
  return optional.flatMap(({ name, schema }) => {
    const value = defaultOf(schema)
    const own = value === undefined ? undefined : received(schema, value)
    return own === undefined ? [] : [{ name, schema, value: own }]
  })
}

/** Code of a default as handlers receive it; `undefined` where it is not of its type. */
function received(schema: Schema, value: JsonValue, depth = 0): Code | undefined {
  return converted(schema, value, depth) ?? (isOfType(schema, value, depth) ? literal(value) : undefined)
}

/** Code of a default that is a `bigint` or a `Date`, or a list with some. */
function converted(schema: Schema, value: JsonValue, depth: number): Code | undefined {
  if (depth > maximumDepth) return undefined
  switch (schema.kind) {
    case 'reference':
      return converted(schema.model.schema, value, depth + 1)
    case 'number':
      return schema.exact === 'bigint' && Number.isSafeInteger(value)
        ? code`BigInt(${literal(value)})`
        : undefined
    case 'string': {
      const time = schema.date === true ? toTime(value) : undefined
      return time === undefined ? undefined : code`new Date(${literal(time)})`
    }
    case 'array': {
      if (!Array.isArray(value) || schema.prefixItems.length > 0) return undefined
      if (isOfType(schema, value, depth)) return undefined
      const items = value.flatMap((item: JsonValue) => received(schema.items, item, depth + 1) ?? [])
      return items.length === value.length ? arrayLiteral(items) : undefined
    }
    case 'union': {
      // As the validator does: the first member that fits.
      const [first] = schema.members.flatMap((member) => received(member, value, depth + 1) ?? [])
      return first
    }
    default:
      return undefined
  }
}

/** A default that `Date` reads as the validator does: a time without an offset is of universal time. */
function toTime(value: JsonValue): string | undefined {
  if (typeof value !== 'string') return undefined
  const time = /(?:Z|[+-]\d\d:\d\d)$/i.test(value) ? value : `${value}Z`
  return Number.isNaN(Date.parse(time)) ? undefined : time
}

/** The defaults as an object. */
export function defaultsLiteral(defaults: readonly Default[]): Code {
  return objectLiteral(defaults.map(({ name, value }) => literalEntry(name, value)))
}

/** The type of a part of a request whose defaults are filled in. */
export function withDefaults(type: Code, defaults: readonly Default[], options: SchemaTypeOptions): Code {
  if (defaults.length === 0) return type
  const members = defaults.map(({ name, schema }) => memberCode({ name, type: schemaType(schema, options) }))
  return code`${type} & ${block('{', members, '}', '')}`
}

function bodyFields(operation: Operation) {
  const [content] = operation.body?.contents ?? []
  if (content?.schema === undefined || hasBodyChoice(operation)) return []
  const direction = bodyDirection(operation)
  return [...fieldsOf(content.schema).values()].filter(
    ({ required, schema }) => !required && !(direction === 'sent' ? schema.readOnly : schema.writeOnly),
  )
}

interface Field {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
}

/** Fields of a body, also of the parts that it includes. A field that several of them describe gets no default. */
function fieldsOf(schema: Schema): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  for (const part of allParts(schema)) {
    if (part.kind !== 'object') continue
    for (const name of part.requiredUndeclared) fields.set(name, { name, schema: part, required: true })
    for (const field of part.properties) {
      fields.set(field.name, fields.has(field.name) ? { ...field, required: true } : field)
    }
  }
  return fields
}

function defaultOf(schema: Schema): JsonValue | undefined {
  if (schema.default !== undefined || schema.kind !== 'reference') return schema.default
  return defaultOf(schema.model.schema)
}

/** Levels of unions and lists to check; deeper defaults are not hand-written. */
const maximumDepth = 16

/** Whether a default is of the type that handlers receive. Its limits are not checked. */
function isOfType(schema: Schema, value: JsonValue, depth = 0): boolean {
  if (depth > maximumDepth) return false
  const fits = (inner: Schema, part: JsonValue = value) => isOfType(inner, part, depth + 1)
  switch (schema.kind) {
    case 'unknown':
      return true
    case 'null':
      return value === null
    case 'boolean':
      return typeof value === 'boolean'
    case 'string':
      return (
        typeof value === 'string' &&
        !schema.binary &&
        schema.date !== true &&
        (schema.prefix === undefined || value.startsWith('0x'))
      )
    case 'number':
      return (
        schema.exact !== 'bigint' && typeof value === 'number' && (!schema.integer || Number.isInteger(value))
      )
    case 'enum':
      return schema.values.includes(value)
    case 'array':
      return (
        Array.isArray(value) &&
        schema.prefixItems.length === 0 &&
        value.every((item: JsonValue) => fits(schema.items, item))
      )
    case 'object':
      return (
        isJsonObject(value) &&
        typeof schema.additional === 'boolean' &&
        schema.requiredUndeclared.every((name) => Object.hasOwn(value, name)) &&
        schema.properties.every(({ name, schema: inner, required }) => {
          const part = Object.hasOwn(value, name) ? value[name] : undefined
          return part === undefined ? !required : fits(inner, part)
        })
      )
    case 'union':
      return schema.members.some((member) => fits(member))
    case 'intersection':
      return schema.members.every((member) => fits(member))
    case 'reference':
      return fits(schema.model.schema)
    default:
      return false
  }
}
