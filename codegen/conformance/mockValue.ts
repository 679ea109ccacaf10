import type { Direction } from '../src/layout/modelNames.ts'
import type { ArraySchema, NumberSchema, ObjectSchema, Schema, StringSchema } from '../src/model/schema.ts'
import type { Random } from '../src/runtime/handlers/createRandom.ts'

/** Depth to which optional parts are filled in. */
const depthLimit = 5

/** Number of parts of a value after which only required ones are filled in, and after which none are. */
const partsLimit = 300
const partsMaximum = 3_000

/** Depth limit of required parts: a schema may require itself endlessly. */
const depthMaximum = 60

/**
 * Generates a value that probably fits a schema; the oracle decides whether it does. Independent of the code that the
 * compiler emits for the same purpose, so that the two do not share a mistake.
 */
export function mockValue(schema: Schema, direction: Direction, random: Random): unknown {
  return part(schema, { direction, random, count: { parts: 0 } }, 0)
}

interface Making {
  readonly direction: Direction
  readonly random: Random
  readonly count: { parts: number }
}

function part(schema: Schema, making: Making, at: number): unknown {
  const { direction, random, count } = making
  if (++count.parts > partsMaximum || at > depthMaximum) return null
  const depth = count.parts > partsLimit ? depthLimit : at
  const inner = (child: Schema) => part(child, making, at + 1)
  const [example] = schema.examples
  if (example !== undefined && schema.kind !== 'object' && random.boolean()) return example
  switch (schema.kind) {
    case 'boolean':
      return random.boolean()
    case 'string':
      return text(schema, random)
    case 'number':
      return number(schema, random)
    case 'enum':
      return schema.values[random.integer(0, schema.values.length - 1)]
    case 'array':
      return list(schema, inner, random, depth)
    case 'object':
      return object(schema, direction, inner, random, depth)
    case 'union': {
      const flat = schema.members.filter((member) => depth < depthLimit || !isDeep(member))
      const members = flat.length > 0 ? flat : schema.members
      const member = members[random.integer(0, members.length - 1)]
      return member === undefined ? null : inner(member)
    }
    case 'intersection':
      return schema.members
        .filter(({ kind }) => kind !== 'not' && kind !== 'conditional' && kind !== 'unknown')
        .map(inner)
        .reduce(together, undefined)
    case 'reference':
      return inner(schema.model.schema)
    default:
      return example ?? (random.boolean() ? 'anything' : null)
  }
}

function isDeep(schema: Schema): boolean {
  return schema.kind === 'reference' || schema.kind === 'object' || schema.kind === 'array'
}

function text({ format, pattern, minLength, maxLength }: StringSchema, random: Random): string {
  return random.text({
    ...(format === undefined ? {} : { format }),
    ...(pattern === undefined ? {} : { pattern }),
    minLength: minLength ?? 1,
    ...(maxLength === undefined ? {} : { maxLength }),
  })
}

function number(schema: NumberSchema, random: Random): number {
  const { integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  return random.number({
    integer,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(exclusiveMinimum === undefined ? {} : { exclusiveMinimum }),
    ...(exclusiveMaximum === undefined ? {} : { exclusiveMaximum }),
    ...(multipleOf === undefined ? {} : { multipleOf }),
  })
}

function list(
  { items, prefixItems, minItems = 0, maxItems = 1000, uniqueItems }: ArraySchema,
  inner: (child: Schema) => unknown,
  random: Random,
  depth: number,
): unknown[] {
  const leading = prefixItems.map(inner)
  if (items.kind === 'never') return leading
  const least = Math.max(0, minItems - leading.length, depth < depthLimit ? Math.min(1, maxItems) : 0)
  const rest = Array.from({ length: Math.min(least + random.integer(0, 1), maxItems) }, () => inner(items))
  if (!uniqueItems) return [...leading, ...rest]
  return [...leading, ...new Map(rest.map((item) => [JSON.stringify(item), item])).values()]
}

function object(
  schema: ObjectSchema,
  direction: Direction,
  inner: (child: Schema) => unknown,
  random: Random,
  depth: number,
): object {
  const entries = schema.properties
    .filter(({ schema: own }) => (direction === 'sent' ? own.readOnly : own.writeOnly) !== true)
    .filter(
      ({ required, schema: own }) =>
        required || (own.kind !== 'never' && depth < depthLimit && random.integer(0, 3) > 0),
    )
    .map(({ name, schema: own }): [string, unknown] => [name, inner(own)])
  const { additional, requiredUndeclared, propertyNames, minProperties = 0 } = schema
  const value = typeof additional === 'boolean' ? () => 'anything' : () => inner(additional)
  const others = requiredUndeclared.map((name): [string, unknown] => [name, value()])
  const isMap = typeof additional !== 'boolean' && depth < depthLimit
  const more = Array.from(
    { length: Math.max(isMap ? 1 : 0, minProperties - entries.length - others.length) },
    (_, index): [string, unknown] => [
      propertyNames === undefined ? `key${index}` : String(inner(propertyNames)),
      value(),
    ],
  )
  return Object.fromEntries([...more, ...others, ...entries])
}

/** Two values in one: the keys of both objects, or the first. */
function together(left: unknown, right: unknown): unknown {
  if (left === undefined) return right
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) return left
  const both: Record<string, unknown> = { ...left }
  for (const [key, value] of Object.entries(right)) {
    both[key] = Object.hasOwn(left, key) ? together(both[key], value) : value
  }
  return both
}
