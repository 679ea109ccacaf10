import { type JsonValue, jsonText } from '../../model/json.ts'
import type { ConditionalSchema, Model, ObjectSchema, Schema, UnionSchema } from '../../model/schema.ts'
import type { Links } from './links.ts'
import { codeSpan } from './markdown/inlineText.ts'
import { schemaLimits } from './schemaLimits.ts'

/** The type of a value in words, as Markdown on one line: `list of [Pet](#model-Pet)`. */
export function schemaDescription(schema: Schema, links: Links): string {
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
      if (schema.prefixItems.length === 0) return `list of ${inner(schema.items, links)}`
      return `tuple of ${innerOf(schema.prefixItems, links).join(', ')}${rest(schema.items, links)}`
    case 'object':
      return objectDescription(schema, links)
    case 'union':
      return unionDescription(schema, links)
    case 'intersection':
      return intersectionDescription(schema.members, links)
    case 'not':
      return `anything but ${inner(schema.schema, links)}`
    case 'conditional':
      return conditionalDescription(schema, links)
    case 'reference':
      return modelLink(schema.model, links)
  }
}

/** A link to the section of a model. */
export function modelLink(model: Model, links: Links): string {
  return `[${model.name}](${links.model(model)})`
}

/** Values of an enumeration. */
function valueList(values: readonly JsonValue[]): string {
  return values.map((value) => codeSpan(jsonText(value))).join(', ')
}

function inner(schema: Schema, links: Links): string {
  const words = schemaDescription(schema, links)
  return isCompound(schema) ? `(${words})` : words
}

function innerOf(schemas: readonly Schema[], links: Links): string[] {
  return schemas.map((schema) => inner(schema, links))
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

function rest(items: Schema, links: Links): string {
  return items.kind === 'never' || items.kind === 'unknown' ? '' : `, then ${inner(items, links)}`
}

function conditionalDescription(
  { condition, consequence, alternative }: ConditionalSchema,
  links: Links,
): string {
  return `${inner(consequence, links)} if it is ${inner(condition, links)}, else ${inner(alternative, links)}`
}

function objectDescription({ properties, additional }: ObjectSchema, links: Links): string {
  if (properties.length > 0 || typeof additional === 'boolean') return '`object`'
  return `map of ${inner(additional, links)}`
}

/** Limits of alternatives are beside each of them, those of an only one in their own column. */
function unionDescription({ members }: UnionSchema, links: Links): string {
  const alone = members.filter(({ kind }) => kind !== 'null').length === 1
  return members
    .map((member) => {
      const limits = alone ? [] : schemaLimits(member)
      const words = inner(member, links)
      return limits.length === 0 ? words : `${words} (${limits.join(', ')})`
    })
    .join(' or ')
}

/** Keywords beside a reference only narrow it, and are left out. */
function intersectionDescription(members: readonly Schema[], links: Links): string {
  const named = members.filter((member) => member.kind !== 'unknown' && member.kind !== 'object')
  const reported = named.length > 0 ? named : members.slice(0, 1)
  return [...new Set(innerOf(reported, links))].join(' and ')
}
