import { arrayLiteral, type Code, code, literal } from '../../fragment/code.ts'
import type { JsonValue } from '../../model/json.ts'
import type { ArraySchema, EnumSchema, NumberSchema, Schema, StringSchema } from '../../model/schema.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { anything, make, mockAmount, nothing, pick, ruled, rules, textMaker } from './dataCode.ts'
import { modelMaker } from './handlerNames.ts'
import { intersectionData } from './intersectionData.ts'
import { listCounts } from './listCounts.ts'
import { objectData } from './objectData.ts'
import { unionData } from './unionData.ts'

const none: ReadonlySet<Schema> = new Set()

/**
 * An expression of type `Maker`: the maker of mock data of a schema.
 *
 * @param joined Schemas of fields that enclosing schemas have joined already; to join them again would not end.
 */
export function schemaData(schema: Schema, joined: ReadonlySet<Schema> = none): Code {
  const inner = (child: Schema) => schemaData(child, joined)
  switch (schema.kind) {
    case 'null':
    case 'never':
      return nothing
    case 'unknown':
      return schema.examples[0] === undefined ? nothing : code`${make}.value(${literal(schema.examples[0])})`
    case 'not':
    case 'conditional':
      return fitting(schema, anything)
    case 'boolean':
      return code`${make}.boolean`
    case 'string':
      return textData(schema)
    case 'number':
      return numberData(schema)
    case 'enum':
      return enumData(schema)
    case 'array':
      return listData(schema, inner)
    case 'object':
      return counted(schema, objectData(schema, inner))
    case 'union': {
      const { data, isSure } = unionData(schema, inner)
      return isSure ? data : fitting(schema, data)
    }
    case 'intersection': {
      const { data, isSure } = intersectionData(schema, schemaData, joined)
      const whole = counted(schema, data)
      return isSure ? whole : fitting(schema, whole)
    }
    case 'reference':
      return code`${modelMaker(schema.model)}`
  }
}

/** An object whose counts are those of its lists. */
function counted(schema: Schema, data: Code): Code {
  const counts = listCounts(schema)
  if (counts.length === 0) return data
  const entries = counts.map(([count, list]) => code`[${literal(count)}, ${literal(list)}]`)
  return code`${make}.counted(${arrayLiteral(entries)}, ${data})`
}

function enumData({ values }: EnumSchema): Code {
  const [only, another] = values
  if (only === undefined) return nothing
  return another === undefined ? code`${make}.value(${literal(only)})` : pick(values)
}

/** Data that must be tried, because only the validator can check whether it fits. */
function fitting(schema: Schema, data: Code): Code {
  return code`${make}.fitting(${schemaValidator(schema)}, ${data})`
}

function textData(schema: StringSchema): Code {
  const { format, pattern, maxLength } = schema
  const minLength = mockAmount(schema.minLength, 'characters')
  const examples = schema.examples.filter((example) => typeof example === 'string')
  const text = textMaker({ format, pattern, minLength, maxLength, examples: listOrNothing(examples) })
  // A random string may not match such a pattern.
  return pattern !== undefined && /\(\?[=!<]|\\[1-9bBk]/.test(pattern) ? fitting(schema, text) : text
}

function numberData(schema: NumberSchema): Code {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const integer = schema.integer ? true : undefined
  const examples = schema.examples.filter((example) => typeof example === 'number')
  const limits = { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }
  return ruled(code`${make}.number`, { integer, ...limits, examples: listOrNothing(examples) })
}

function listData(schema: ArraySchema, inner: (schema: Schema) => Code): Code {
  const { items, prefixItems, minItems, maxItems, uniqueItems, contains } = schema
  const leading = prefixItems.map(inner)
  if (items.kind === 'never') return code`${make}.tuple(${arrayLiteral(leading)})`
  const less = (limit: number | undefined) =>
    limit === undefined ? undefined : Math.max(0, limit - leading.length)
  const wanted = mockAmount(Math.max(minItems ?? 0, contains?.minimum ?? 0) || undefined, 'items')
  const size = rules({ minimum: less(wanted), maximum: less(maxItems), unique: uniqueItems || undefined })
  const data =
    leading.length === 0
      ? code`${make}.list(${size}, ${inner(items)})`
      : code`${make}.tuple(${arrayLiteral(leading)}, ${size}, ${inner(items)})`
  return contains === undefined ? data : fitting(schema, data)
}

function listOrNothing(values: readonly JsonValue[]): readonly JsonValue[] | undefined {
  return values.length === 0 ? undefined : values
}
