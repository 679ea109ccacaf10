import { jsonText } from '../../model/json.ts'
import type { ArraySchema, NumberSchema, ObjectSchema, Schema, StringSchema } from '../../model/schema.ts'
import { codeSpan, inlineText } from './markdown/inlineText.ts'

/** Limits of a value beyond its type, as Markdown. Limits of a named model are with the model. */
export function schemaLimits(schema: Schema): string[] {
  switch (schema.kind) {
    case 'string':
      return stringLimits(schema)
    case 'number':
      return numberLimits(schema)
    case 'array':
      return arrayLimits(schema)
    case 'object':
      return objectLimits(schema)
    case 'intersection':
      return [...new Set(schema.members.flatMap(schemaLimits))]
    case 'union': {
      const [only, ...others] = schema.members.filter(({ kind }) => kind !== 'null')
      return only === undefined || others.length > 0 ? [] : schemaLimits(only)
    }
    default:
      return []
  }
}

/** Limits, defaults and the like. */
export function schemaNotes(schema: Schema): string[] {
  return [
    ...schemaLimits(schema),
    ...(schema.default === undefined ? [] : [`default ${codeSpan(jsonText(schema.default))}`]),
    ...(schema.readOnly === true ? ['only in replies'] : []),
    ...(schema.writeOnly === true ? ['only in requests'] : []),
  ]
}

function stringLimits({ minLength, maxLength, pattern, format }: StringSchema): string[] {
  return [
    ...range(minLength, maxLength, 'character'),
    // A pattern that the format implies would be redundant.
    ...(pattern === undefined || format === 'uuid' ? [] : [`matches ${codeSpan(pattern)}`]),
  ]
}

function numberLimits(schema: NumberSchema): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema
  return [
    ...(format === undefined ? [] : [codeSpan(format)]),
    ...(minimum === undefined ? [] : [`≥ ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`&gt; ${exclusiveMinimum}`]),
    ...(maximum === undefined ? [] : [`≤ ${maximum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`&lt; ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`multiple of ${multipleOf}`]),
  ]
}

function arrayLimits({ minItems, maxItems, uniqueItems, items, dropsInvalidItems }: ArraySchema): string[] {
  return [
    ...range(minItems, maxItems, 'item'),
    ...(uniqueItems ? ['no duplicates'] : []),
    ...(dropsInvalidItems ? ['invalid items are left out'] : []),
    ...schemaLimits(items).map((limit) => `each: ${limit}`),
  ]
}

function objectLimits(schema: ObjectSchema): string[] {
  const { minProperties, maxProperties, propertyNames, properties, additional, patternProperties } = schema
  return [
    ...range(minProperties, maxProperties, 'key'),
    ...(propertyNames === undefined ? [] : schemaLimits(propertyNames).map((limit) => `each key: ${limit}`)),
    ...(properties.length > 0 && additional === false && patternProperties.length === 0
      ? ['no other keys']
      : []),
    ...(properties.length === 0 && typeof additional === 'object'
      ? schemaLimits(additional).map((limit) => `each: ${limit}`)
      : []),
    ...Object.entries(schema.dependentRequired).map(
      ([key, wanted]) => `with ${codeSpan(key)} also ${wanted.map(codeSpan).join(', ')}`,
    ),
  ]
}

function range(from: number | undefined, to: number | undefined, noun: string): string[] {
  if (from === undefined || from === 0) return to === undefined ? [] : [`at most ${count(to, noun)}`]
  if (to === undefined) return [`at least ${count(from, noun)}`]
  return [from === to ? count(from, noun) : `${from} to ${count(to, noun)}`]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** The first sentence of a cell: the description of a value, and whether it is deprecated. */
export function cellText(description: string | undefined, deprecated: boolean | undefined): string {
  return [deprecated === true ? '**Deprecated.**' : '', inlineText(description ?? '')]
    .filter(Boolean)
    .join(' ')
}
