import { arrayLiteral, type Code, type CodePart, call, code, join, literal } from '../../fragment/code.ts'
import type { JsonValue } from '../../model/json.ts'
import type { ArraySchema, NumberSchema, Schema, StringSchema } from '../../model/schema.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { anything, maker, random, rules } from './dataCode.ts'
import { modelDataFunction } from './handlerNames.ts'
import { intersectionData } from './intersectionData.ts'
import { objectData } from './objectData.ts'
import { unionData } from './unionData.ts'

/** An expression that makes data of a schema up, from a `random` in scope. */
export function schemaData(schema: Schema): Code {
  switch (schema.kind) {
    case 'null':
    case 'never':
      return code`null`
    case 'unknown':
      return literal(schema.examples[0] ?? null)
    case 'not':
    case 'conditional':
      return fitting(schema, anything)
    case 'boolean':
      return code`${random}.boolean()`
    case 'string':
      return textData(schema)
    case 'number':
      return numberData(schema)
    case 'enum':
      return schema.values.length === 0
        ? code`null`
        : code`${random}.pick<unknown>(${arrayLiteral(schema.values.map(literal))})`
    case 'array':
      return listData(schema)
    case 'object':
      return objectData(schema, schemaData)
    case 'union': {
      const { data, isSure } = unionData(schema, schemaData)
      return isSure ? data : fitting(schema, data)
    }
    case 'intersection': {
      const { data, isSure } = intersectionData(schema, schemaData)
      return isSure ? data : fitting(schema, data)
    }
    case 'reference':
      return code`${modelDataFunction(schema.model)}(${random})`
  }
}

/** Whether an expression needs `random` at all. */
export function usesRandom(part: CodePart): boolean {
  return part === random || (typeof part === 'object' && part.kind === 'code' && part.parts.some(usesRandom))
}

/** Data that has to be tried, because nothing but the validator knows whether it fits. */
function fitting(schema: Schema, data: Code): Code {
  return code`${random}.fitting(${schemaValidator(schema)}, ${maker(data)})`
}

function textData(schema: StringSchema): Code {
  const { format, pattern, minLength, maxLength } = schema
  const examples = schema.examples.filter((example) => typeof example === 'string')
  const text = call(code`${random}.text`, [
    rules({ format, pattern, minLength, maxLength, examples: listOrNothing(examples) }),
  ])
  // The expression may be one that takes luck to meet.
  return pattern !== undefined && /\(\?[=!<]|\\[1-9bBk]/.test(pattern) ? fitting(schema, text) : text
}

function numberData(schema: NumberSchema): Code {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const integer = schema.integer ? true : undefined
  const examples = schema.examples.filter((example) => typeof example === 'number')
  const limits = { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }
  return call(code`${random}.number`, [rules({ integer, ...limits, examples: listOrNothing(examples) })])
}

function listData(schema: ArraySchema): Code {
  const { items, prefixItems, minItems, maxItems, uniqueItems, contains } = schema
  const leading = prefixItems.map(schemaData)
  if (items.kind === 'never') return arrayLiteral(leading)
  const less = (limit: number | undefined) =>
    limit === undefined ? undefined : Math.max(0, limit - leading.length)
  const wanted = Math.max(minItems ?? 0, contains?.minimum ?? 0) || undefined
  const size = rules({ minimum: less(wanted), maximum: less(maxItems), unique: uniqueItems || undefined })
  const list = code`${random}.list<unknown>(${size}, ${maker(schemaData(items))})`
  const data = leading.length === 0 ? list : code`[${join(leading, ', ')}, ...${list}]`
  return contains === undefined ? data : fitting(schema, data)
}

function listOrNothing(values: readonly JsonValue[]): readonly JsonValue[] | undefined {
  return values.length === 0 ? undefined : values
}
