import type { JsonValue } from '../../model/json.ts'
import type {
  EnumSchema,
  Model,
  NumberSchema,
  ReferenceSchema,
  Schema,
  StringSchema,
} from '../../model/schema.ts'

/** The schemas of a string, a number or a list of values as one; undefined where they describe other values too. */
export function mergedScalar(schemas: readonly Schema[]): Schema | undefined {
  const parts = schemas.flatMap((schema) => flattened(schema))
  const enums = parts.filter((part) => part.kind === 'enum')
  const [first, ...rest] = enums
  if (first !== undefined) {
    const others = parts.filter((part) => part.kind !== 'enum')
    if (!others.every(({ kind }) => kind === 'string' || kind === 'number' || kind === 'boolean'))
      return undefined
    return rest.reduce(sharedValues, first)
  }
  const strings = parts.filter((part) => part.kind === 'string')
  const [string] = strings
  if (string !== undefined && strings.length === parts.length) return mergedString(string, strings)
  const numbers = parts.filter((part) => part.kind === 'number')
  const [number] = numbers
  if (number !== undefined && numbers.length === parts.length) return mergedNumber(number, numbers)
  return undefined
}

/** Follows references and `allOf`; alternatives that are lists of values count as one list. */
function flattened(schema: Schema, known = new Map<Model, readonly Schema[]>()): readonly Schema[] {
  switch (schema.kind) {
    case 'unknown':
      return []
    case 'reference':
      return partsOfModel(schema, known)
    case 'intersection':
      return [...new Set(schema.members.flatMap((member) => flattened(member, known)))]
    case 'union': {
      const lists = schema.members
        .map((member) => listedValues(member, known))
        .filter((list) => list !== undefined)
      const { place, examples, extensions } = schema
      return lists.length === schema.members.length
        ? [{ kind: 'enum', values: [...new Set(lists.flat())], place, examples, extensions }]
        : [schema]
    }
    default:
      return [schema]
  }
}

/** Each model once, however often the others refer to it. */
function partsOfModel(schema: ReferenceSchema, known: Map<Model, readonly Schema[]>): readonly Schema[] {
  const answer = known.get(schema.model)
  if (answer !== undefined) return answer
  known.set(schema.model, [schema])
  const parts = flattened(schema.model.schema, known)
  known.set(schema.model, parts)
  return parts
}

function listedValues(
  schema: Schema,
  known: Map<Model, readonly Schema[]>,
): readonly JsonValue[] | undefined {
  if (schema.kind === 'null') return [null]
  const [only, another] = flattened(schema, known)
  return only?.kind === 'enum' && another === undefined ? only.values : undefined
}

function sharedValues(left: EnumSchema, right: EnumSchema): EnumSchema {
  return { ...left, values: left.values.filter((value) => right.values.includes(value)) }
}

function mergedString(first: StringSchema, all: readonly StringSchema[]): StringSchema {
  const format = all.find((text) => text.format !== undefined)?.format
  const pattern = all.find((text) => text.pattern !== undefined)?.pattern
  const minLength = greatest(all.map((text) => text.minLength))
  const maxLength = least(all.map((text) => text.maxLength))
  return {
    ...first,
    ...(format === undefined ? {} : { format }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}

function mergedNumber(first: NumberSchema, all: readonly NumberSchema[]): NumberSchema {
  const limits = {
    minimum: greatest(all.map(({ minimum }) => minimum)),
    maximum: least(all.map(({ maximum }) => maximum)),
    exclusiveMinimum: greatest(all.map(({ exclusiveMinimum }) => exclusiveMinimum)),
    exclusiveMaximum: least(all.map(({ exclusiveMaximum }) => exclusiveMaximum)),
    multipleOf: greatest(all.map(({ multipleOf }) => multipleOf)),
  }
  const known = Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
  return { ...first, integer: all.some(({ integer }) => integer), ...known }
}

function greatest(limits: readonly (number | undefined)[]): number | undefined {
  const known = limits.filter((limit) => limit !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

function least(limits: readonly (number | undefined)[]): number | undefined {
  const known = limits.filter((limit) => limit !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}
