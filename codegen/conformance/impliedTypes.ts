import type { JsonObject } from '../src/model/json.ts'

const keywordsOf: readonly (readonly [type: string, keywords: string])[] = [
  [
    'object',
    'properties required additionalProperties patternProperties propertyNames minProperties maxProperties ' +
      'dependentRequired dependencies unevaluatedProperties',
  ],
  ['array', 'items prefixItems minItems maxItems uniqueItems contains unevaluatedItems'],
  ['string', 'minLength maxLength pattern contentEncoding contentMediaType'],
  ['number', 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'],
]

/**
 * The types that a schema without `type` implies. JSON Schema does not limit strings by `{ properties: … }`; its author
 * means an object, and the compiler reads it as one.
 */
export function impliedTypes(schema: JsonObject): string[] | undefined {
  if (['type', 'enum', 'const', '$ref'].some((key) => key in schema)) return undefined
  const types = keywordsOf
    .filter(([, keywords]) => keywords.split(' ').some((keyword) => keyword in schema))
    .map(([type]) => type)
  if (types.length > 0) return types
  const { format } = schema
  if (typeof format !== 'string') return undefined
  if (/^u?int\d+$/.test(format)) return ['integer']
  return /^(float|double|decimal)$/.test(format) ? ['number'] : ['string']
}
