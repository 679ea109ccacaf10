import { nearest } from '../../diagnostics/nearest.ts'
import { typeHint } from '../../diagnostics/typeHint.ts'
import { type Cursor, childCursors } from '../../load/cursor.ts'
import { isJsonObject, type JsonValue, jsonText } from '../../model/json.ts'
import type { Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import type { ObjectReader } from '../objectReader.ts'
import { bareFacts } from './bareFacts.ts'
import { normaliseArray } from './normaliseArray.ts'
import { normaliseNumber } from './normaliseNumber.ts'
import { normaliseObject } from './normaliseObject.ts'
import { normaliseString } from './normaliseString.ts'
import { type TypeName, typeNames } from './typeNames.ts'

const impliedBy: readonly (readonly [TypeName, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependencies',
      'unevaluatedProperties',
    ],
  ],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'unevaluatedItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
]

/** Types whose values a format describes. */
const formatted: ReadonlySet<TypeName> = new Set(['string', 'number', 'integer'])

/**
 * Constraints of `type`, `enum`, `const` and the keywords of each type; undefined when there are none.
 *
 * @param outer Types that enclosing schemas leave for the value.
 */
export function normaliseTyped(
  context: Context,
  reader: ObjectReader,
  facts: SchemaFacts,
  depth: number,
  outer?: readonly TypeName[],
): Schema | undefined {
  const declared = readTypes(context, reader)
  const values = readValues(context, reader)
  if (values !== undefined) {
    return { kind: 'enum', values: valuesOfType(context, reader, values, declared), ...facts }
  }
  const types = declared.length > 0 ? declared : impliedTypes(reader, outer)
  if (types.length === 0) {
    const format = reader.string('format')
    // A format alone limits strings only; every format in use names a string or a number.
    if (format === undefined || outer?.every((type) => !formatted.has(type)) === true) return undefined
    return formatOnly(context, reader, facts)
  }
  const single = types.length === 1
  const members = types.map((type) =>
    normaliseOneType(context, reader, type, single ? facts : bareFacts(facts.place), depth),
  )
  const [first] = members
  if (single && first !== undefined) return first
  return { kind: 'union', mode: 'any', members, ...facts }
}

function normaliseOneType(
  context: Context,
  reader: ObjectReader,
  type: TypeName,
  facts: SchemaFacts,
  depth: number,
): Schema {
  switch (type) {
    case 'string':
      return normaliseString(context, reader, facts)
    case 'number':
    case 'integer':
      return normaliseNumber(context, reader, facts, type === 'integer')
    case 'array':
      return normaliseArray(context, reader, facts, depth)
    case 'object':
      return normaliseObject(context, reader, facts, depth)
    case 'boolean':
      return { kind: 'boolean', ...facts }
    case 'null':
      return { kind: 'null', ...facts }
  }
}

function readTypes(context: Context, reader: ObjectReader): TypeName[] {
  const found = reader.child('type')
  if (found === undefined) return []
  const entries = Array.isArray(found.value) ? childCursors(found) : [found]
  const types = entries.flatMap((entry) => readType(context, entry))
  // `integer` beside `number` adds nothing.
  return [...new Set(types)].filter((type) => type !== 'integer' || !types.includes('number'))
}

function readType(context: Context, entry: Cursor): TypeName[] {
  const type = typeNames.find((candidate) => candidate === entry.value)
  if (type !== undefined) return [type]
  if (context.report.isFull()) return []
  const meant = typeof entry.value === 'string' ? nearest(entry.value, typeNames) : undefined
  context.report.mistake(
    entry,
    `Unknown type ${JSON.stringify(entry.value)}.`,
    (typeof entry.value === 'string' && meant === undefined ? typeHint(entry.value) : undefined) ??
      `${meant === undefined ? '' : `Did you mean '${meant}'? `}Allowed: ${typeNames.join(', ')}.`,
  )
  return []
}

/**
 * Keywords limit values of one type only. Without another named type, the schema is of that type; for values of other
 * types they do not apply.
 */
function impliedTypes(reader: ObjectReader, outer: readonly TypeName[] | undefined): readonly TypeName[] {
  const implied = impliedBy
    .filter(([, keywords]) => keywords.some((keyword) => reader.has(keyword)))
    .map(([type]) => type)
  if (outer === undefined) return implied
  const isMeant = implied.some(
    (type) => outer.includes(type) || (type === 'number' && outer.includes('integer')),
  )
  return isMeant ? outer : []
}

function formatOnly(context: Context, reader: ObjectReader, facts: SchemaFacts): Schema {
  const format = reader.string('format') ?? ''
  if (/^u?int\d+$/.test(format)) return normaliseNumber(context, reader, facts, true)
  if (/^(float|double|decimal)$/.test(format)) return normaliseNumber(context, reader, facts, false)
  return normaliseString(context, reader, facts)
}

function readValues(context: Context, reader: ObjectReader): readonly JsonValue[] | undefined {
  const constant = reader.any('const')
  if (constant !== undefined) return [constant]
  const list = reader.list('enum')
  if (list === undefined) return undefined
  if (list.length === 0) {
    context.report.warning(
      reader.child('enum') ?? reader.cursor,
      `'enum' is empty and would allow no value; it is ignored.`,
      'Add values, or remove the keyword.',
    )
    return undefined
  }
  const seen = new Map<string, JsonValue>()
  for (const { value } of list) seen.set(jsonText(value), value)
  return [...seen.values()]
}

/** Values of other types can never occur; where there are no others, the type is wrong. */
function valuesOfType(
  { report }: Context,
  reader: ObjectReader,
  values: readonly JsonValue[],
  declared: readonly TypeName[],
): readonly JsonValue[] {
  if (declared.length === 0) return values
  const isNullable = reader.any('nullable') === true
  const isFit = (value: JsonValue) =>
    (value === null && isNullable) || declared.some((type) => fits(type, value))
  const kept = values.filter(isFit)
  if (kept.length === values.length) return values
  const lost = values.filter((value) => !isFit(value))
  const types = declared.join(' or ')
  report.warning(
    reader.child('enum') ?? reader.child('const') ?? reader.cursor,
    kept.length === 0
      ? `No value of 'enum' is of type ${types}; 'type' is ignored.`
      : `${listed(lost)} of 'enum' ${lost.length > 1 ? 'are' : 'is'} not of type ${types}, so ${lost.length > 1 ? 'they are' : 'it is'} never valid.`,
    `Correct 'type', quote the value, or remove it.`,
  )
  return kept.length === 0 ? values : kept
}

const mostListed = 5

function listed(values: readonly JsonValue[]): string {
  const shown = values.slice(0, mostListed).map((value) => jsonText(value))
  const more = values.length > mostListed ? ` and ${values.length - mostListed} others` : ''
  return `The value${values.length > 1 ? 's' : ''} ${shown.join(', ')}${more}`
}

function fits(type: TypeName, value: JsonValue): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isJsonObject(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}
