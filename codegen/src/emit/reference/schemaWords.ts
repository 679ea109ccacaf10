import { type JsonValue, jsonText } from '../../model/json.ts'
import type { Model, ObjectSchema, Schema, UnionSchema } from '../../model/schema.ts'
import { codeSpan } from './markdown/inlineText.ts'
import { schemaLimits } from './schemaLimits.ts'

/** The type of a value in words, as Markdown on one line: `list of [Pet](#model-Pet)`. */
export function schemaWords(schema: Schema): string {
  switch (schema.kind) {
    case 'unknown':
      return 'anything'
    case 'never':
      return 'nothing'
    case 'null':
      return '`null`'
    case 'boolean':
      return '`boolean`'
    case 'string':
      if (schema.binary) return 'file'
      return schema.format === undefined ? '`string`' : `\`string\` (${codeSpan(schema.format)})`
    case 'number':
      return schema.integer ? '`integer`' : '`number`'
    case 'enum':
      return valueList(schema.values)
    case 'array':
      if (schema.prefixItems.length === 0) return `list of ${inner(schema.items)}`
      return `tuple of ${schema.prefixItems.map(inner).join(', ')}${rest(schema.items)}`
    case 'object':
      return objectWords(schema)
    case 'union':
      return unionWords(schema)
    case 'intersection':
      return intersectionWords(schema.members)
    case 'not':
      return `anything but ${inner(schema.schema)}`
    case 'conditional':
      return `${inner(schema.consequence)} if it is ${inner(schema.condition)}, else ${inner(schema.alternative)}`
    case 'reference':
      return modelLink(schema.model)
  }
}

/** A link to the section of a model. */
export function modelLink(model: Model): string {
  return `[${model.name}](#${modelAnchor(model)})`
}

export function modelAnchor(model: Model): string {
  return `model-${model.name}`
}

/** Values of an enumeration. */
function valueList(values: readonly JsonValue[]): string {
  return values.map((value) => codeSpan(jsonText(value))).join(', ')
}

function inner(schema: Schema): string {
  const words = schemaWords(schema)
  return isCompound(schema) ? `(${words})` : words
}

function isCompound(schema: Schema): boolean {
  switch (schema.kind) {
    case 'enum':
      return schema.values.length > 1
    case 'union':
    case 'intersection':
    case 'conditional':
      return true
    default:
      return false
  }
}

function rest(items: Schema): string {
  return items.kind === 'never' || items.kind === 'unknown' ? '' : `, then ${inner(items)}`
}

function objectWords({ properties, additional }: ObjectSchema): string {
  if (properties.length > 0 || typeof additional === 'boolean') return '`object`'
  return `map of ${inner(additional)}`
}

/** Limits of alternatives stand beside each of them, those of an only one in their own column. */
function unionWords({ members }: UnionSchema): string {
  const alone = members.filter(({ kind }) => kind !== 'null').length === 1
  return members
    .map((member) => {
      const limits = alone ? [] : schemaLimits(member)
      return limits.length === 0 ? inner(member) : `${inner(member)} (${limits.join(', ')})`
    })
    .join(' or ')
}

/** Keywords beside a reference only narrow it, and need no words of their own. */
function intersectionWords(members: readonly Schema[]): string {
  const named = members.filter((member) => member.kind !== 'unknown' && member.kind !== 'object')
  const told = named.length > 0 ? named : members.slice(0, 1)
  return [...new Set(told.map(inner))].join(' and ')
}
