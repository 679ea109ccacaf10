import type { JsonValue } from '../model/json.ts'

/** A value that is where a schema should. */
export interface NoSchema {
  readonly value: JsonValue
  readonly key: string
  /** What it is an entry of. */
  readonly parentKey: string | undefined
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object']
const keywords = ['required', 'type', '$ref', 'description', 'example', 'additionalProperties', 'allOf']

/** How to write a schema that is none; undefined when the intention is unclear. */
export function schemaHint({ value, key, parentKey }: NoSchema): string | undefined {
  if (parentKey === 'properties' && keywords.includes(key)) {
    return `If the keyword '${key}' is meant: it stands beside 'properties', not in it. Indent it less.`
  }
  if (typeof value !== 'string') return undefined
  if (types.includes(value)) return `Write it so: { type: ${value} }.`
  if (value.includes('#/')) return `Write it so: { $ref: '${value}' }.`
  return value === 'true' || value === 'false' ? 'Remove the quotes.' : undefined
}
