import type { ArraySchema, NumberSchema, ObjectSchema, Schema, StringSchema } from '../model/schema.ts'
import { isRecord } from '../runtime/isRecord.ts'

/** A value that breaks one limit of its schema and keeps all others where possible. */
export interface BrokenLimit {
  /** Path and limit: `data.0.name maxLength`. */
  readonly name: string
  readonly value: unknown
  /** Accepted part of the value, when its list drops invalid items. */
  readonly kept?: unknown
}

/**
 * Breaks the limits of a schema in a valid value, one at a time. Where several members of a union are of the value's
 * kind, nothing is broken: another one may accept the value.
 */
export function brokenLimits(schema: Schema, value: unknown, path: readonly string[] = []): BrokenLimit[] {
  const broken = (limit: string, bad: unknown): BrokenLimit => ({
    name: [...path, limit].join('.'),
    value: bad,
  })
  switch (schema.kind) {
    case 'reference':
      return brokenLimits(schema.model.schema, value, path)
    case 'union': {
      const [only, another] = schema.members.filter((member) => isOfKind(member, value))
      return only === undefined || another !== undefined ? [] : brokenLimits(only, value, path)
    }
    case 'string':
      return stringLimits(schema).map(([limit, bad]) => broken(limit, bad))
    case 'number':
      return numberLimits(schema).map(([limit, bad]) => broken(limit, bad))
    case 'enum':
      return [broken('enum', 'none of them')]
    case 'array':
      return Array.isArray(value) ? arrayLimits(schema, value, path) : []
    case 'object':
      return typeof value === 'object' && value !== null ? objectLimits(schema, { ...value }, path) : []
    default:
      return []
  }
}

/** Whether a schema can be that of a value, judged by the kinds of both. */
function isOfKind(schema: Schema, value: unknown): boolean {
  switch (schema.kind) {
    case 'reference':
      return isOfKind(schema.model.schema, value)
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === schema.kind
    default:
      return true
  }
}

/** Fits next to no pattern. */
const odd = '§ §'

function stringLimits({ maxLength, pattern, binary }: StringSchema): [string, unknown][] {
  if (binary) return []
  return [
    ...(maxLength === undefined ? [] : [['maxLength', 'a'.repeat(maxLength + 1)] as [string, unknown]]),
    ...(pattern === undefined || new RegExp(pattern, 'u').test(odd)
      ? []
      : [['pattern', odd] as [string, unknown]]),
  ]
}

function numberLimits({ minimum, maximum, integer }: NumberSchema): [string, unknown][] {
  return [
    ...(minimum === undefined ? [] : [['minimum', minimum - 1] as [string, unknown]]),
    ...(maximum === undefined ? [] : [['maximum', maximum + 1] as [string, unknown]]),
    ...(integer ? [['integer', 0.5] as [string, unknown]] : []),
  ]
}

function arrayLimits(schema: ArraySchema, list: readonly unknown[], path: readonly string[]): BrokenLimit[] {
  const { items, minItems = 0, maxItems } = schema
  const [first] = list
  if (first === undefined) return []
  const inner = brokenLimits(items, first, [...path, '0'])
  const tooMany =
    maxItems === undefined ? [] : [{ value: Array(maxItems + 1).fill(first), name: [...path, 'maxItems'] }]
  const tooFew = minItems === 0 ? [] : [{ value: list.slice(0, minItems - 1), name: [...path, 'minItems'] }]
  return [
    ...[...tooMany, ...tooFew].map(({ name, value }) => ({ name: name.join('.'), value })),
    ...inner.map((broken) => {
      const [, ...others] = list
      const changed = within(broken, (item) => [item, ...others])
      return schema.dropsInvalidItems ? { kept: others, ...changed } : changed
    }),
  ]
}

/** A broken value as part of a larger one. */
function within({ name, value, ...rest }: BrokenLimit, place: (part: unknown) => unknown): BrokenLimit {
  return { name, value: place(value), ...('kept' in rest && { kept: place(rest.kept) }) }
}

function objectLimits(
  { properties, additional, maxProperties, propertyNames }: ObjectSchema,
  value: Readonly<Record<string, unknown>>,
  path: readonly string[],
): BrokenLimit[] {
  const missing = properties
    .filter(({ name, required, schema }) => required && name in value && schema.kind !== 'unknown')
    .map(({ name }) => ({ name: [...path, name, 'required'].join('.'), value: without(value, name) }))
  const inner = properties.flatMap(({ name, schema }) =>
    name in value
      ? brokenLimits(schema, value[name], [...path, name]).map((broken) =>
          within(broken, (part) => ({ ...value, [name]: part })),
        )
      : [],
  )
  const isMap = properties.length === 0 && typeof additional !== 'boolean' && propertyNames === undefined
  const [example] = isMap ? Object.values(value) : []
  const tooMany =
    maxProperties === undefined || example === undefined
      ? []
      : [{ name: [...path, 'maxProperties'].join('.'), value: mapOf(example, maxProperties + 1) }]
  return [...missing, ...inner, ...tooMany]
}

function without(value: Readonly<Record<string, unknown>>, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
}

function mapOf(value: unknown, size: number): object {
  return Object.fromEntries(Array.from({ length: size }, (_, index) => [`key${index}`, value]))
}
