import type { JsonValue } from '../model/json.ts'

/** A value in the place of a schema. */
export interface NoSchema {
  readonly value: JsonValue
  readonly key: string
  /** Key of the object that it is an entry of. */
  readonly parentKey: string | undefined
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object']
const keywords = ['required', 'type', '$ref', 'description', 'example', 'additionalProperties', 'allOf']

/** Spelling of the intended schema; undefined when the intention is unclear. */
export function schemaHint({ value, key, parentKey }: NoSchema): string | undefined {
  if (parentKey === 'properties' && keywords.includes(key)) {
    return `If the keyword '${key}' is meant, put it beside 'properties': indent it less.`
  }
  if (typeof value !== 'string') return undefined
  if (types.includes(value)) return `Write { type: ${value} }.`
  if (value.includes('#/')) return `Write { $ref: '${value}' }.`
  return value === 'true' || value === 'false' ? 'Remove the quotes.' : undefined
}
