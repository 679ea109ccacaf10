import { block, type Code, code, documented, join, literal, propertyKey } from '../fragment/code.ts'
import type { Member } from '../fragment/declaration.ts'
import { type Direction, modelType } from '../layout/modelNames.ts'
import { discriminatedMembers } from '../model/discriminatedMembers.ts'
import { type JsonObject, sortedEntries } from '../model/json.ts'
import type {
  ArraySchema,
  IntersectionSchema,
  ObjectSchema,
  Property,
  Schema,
  UnionSchema,
} from '../model/schema.ts'
import { isOpenObject } from './isOpenObject.ts'
import { requiredKeys } from './requiredKeys.ts'
import { schemaDoc } from './schemaDoc.ts'

export interface SchemaTypeOptions {
  /** `received` by default. */
  readonly direction?: Direction
  /** Lists as `readonly T[]`: for what callers pass in. */
  readonly readonlyLists?: boolean
  /** Type of a file in this position; `Blob` by default. */
  readonly binary?: Code
}

/** A schema as a TypeScript type. */
export function schemaType(schema: Schema, options: SchemaTypeOptions = {}): Code {
  switch (schema.kind) {
    case 'unknown':
    case 'not':
    case 'conditional':
      return code`unknown`
    case 'never':
      return code`never`
    case 'null':
      return code`null`
    case 'boolean':
      return code`boolean`
    case 'string':
      if (schema.binary) return options.binary ?? code`Blob`
      if (schema.date) return code`Date`
      // The form that Ethereum libraries give hexadecimal data.
      return schema.prefix === '0x' ? code`\`0x\${string}\`` : code`string`
    case 'number':
      return schema.exact === 'bigint' ? code`bigint` : code`number`
    case 'enum':
      return schema.values.length === 0 ? code`never` : join(schema.values.map(literalType), ' | ')
    case 'array':
      return arrayType(schema, options)
    case 'object':
      return objectType(schema, options)
    case 'union':
      return discriminatedType(schema, options) ?? unionType(schema.members, options)
    case 'intersection':
      return openType(schema, intersectionType(schema.members, options))
    case 'reference':
      return code`${modelType(schema.model, options.direction)}`
  }
}

/** The properties of an object schema as members, in their order. */
export function objectMembers(schema: ObjectSchema, options: SchemaTypeOptions = {}): Member[] {
  const direction = options.direction ?? 'received'
  const members = schema.properties
    .filter(({ schema: inner }) => !(direction === 'sent' ? inner.readOnly : inner.writeOnly))
    .map((property) => propertyMember(property, options))
  const undeclared = requiredKeys(schema, direction).map(
    (name): Member => ({ name, type: undeclaredType(schema, options) }),
  )
  return [...members, ...undeclared]
}

/** Whether the type of an object can be written as an interface: named members and nothing else. */
export function hasOnlyMembers(schema: ObjectSchema): boolean {
  return (
    typeof schema.additional === 'boolean' &&
    schema.patternProperties.length === 0 &&
    (schema.properties.length > 0 || schema.requiredUndeclared.length > 0)
  )
}

function propertyMember({ name, schema, required }: Property, options: SchemaTypeOptions): Member {
  const type = schemaType(schema, options)
  return {
    name,
    // `undefined` is named, so that hosts with exactOptionalPropertyTypes can pass a value they may not have.
    type: required || schema.kind === 'unknown' ? type : code`${type} | undefined`,
    optional: !required,
    doc: schemaDoc(schema, name),
    deprecated: schema.deprecated,
  }
}

function undeclaredType(schema: ObjectSchema, options: SchemaTypeOptions): Code {
  return typeof schema.additional === 'boolean' ? code`unknown` : schemaType(schema.additional, options)
}

function objectType(schema: ObjectSchema, options: SchemaTypeOptions): Code {
  const members = objectMembers(schema, options).map(memberCode)
  const rest = restType(schema, options)
  if (members.length === 0) return code`{ [key: string]: ${rest ?? code`unknown`} }`
  const named = block('{', members, '}', '')
  return rest === undefined ? named : code`${named} & { [key: string]: ${rest} }`
}

/**
 * Type of keys beyond the named ones, where the contract defines it. Beside named members it must be `unknown`: an
 * index signature of a narrower type would contradict them.
 */
function restType(schema: ObjectSchema, options: SchemaTypeOptions): Code | undefined {
  const { additional, patternProperties, properties, requiredUndeclared } = schema
  const isMap = properties.length === 0 && requiredUndeclared.length === 0
  if (additional === false && patternProperties.length === 0) return isMap ? code`never` : undefined
  if (additional === true && patternProperties.length === 0) return undefined
  if (!isMap) return code`unknown`
  if (additional === true) return code`unknown`
  const values = [
    ...patternProperties.map((entry) => entry.schema),
    ...(additional === false ? [] : [additional]),
  ]
  return unionType(values, options)
}

/** A member as text of an object type. */
export function memberCode(member: Member): Code {
  const key = propertyKey(member.name)
  const text = member.optional === true ? code`${key}?: ${member.type}` : code`${key}: ${member.type}`
  return documented(member.doc, member.deprecated, text)
}

function arrayType(schema: ArraySchema, options: SchemaTypeOptions): Code {
  const prefix = options.readonlyLists === true ? code`readonly ` : code``
  const items = schemaType(schema.items, options)
  if (schema.prefixItems.length === 0) return code`${prefix}${groupedItem(schema.items, items, options)}[]`
  const required = schema.minItems ?? 0
  const leading = schema.prefixItems.map((item, index) => {
    const type = schemaType(item, options)
    return index < required ? type : code`(${type} | undefined)?`
  })
  const rest = schema.items.kind === 'never' ? [] : [code`...${groupedItem(schema.items, items, options)}[]`]
  return code`${prefix}[${join([...leading, ...rest], ', ')}]`
}

/** A union whose members a mapping distinguishes: with the values that it maps, so that checking the property narrows. */
function discriminatedType(union: UnionSchema, options: SchemaTypeOptions): Code | undefined {
  const { discriminator, members: all } = union
  const members = discriminatedMembers(union)
  if (discriminator === undefined || members === undefined || members.every(({ own }) => own))
    return undefined
  const types = members.map(({ schema, values, own }) => {
    const type = schemaType(schema, options)
    if (own) return grouped(schema, type)
    const value = join(values.map(literal), ' | ')
    return code`(${grouped(schema, type)} & { ${propertyKey(discriminator.property)}: ${value} })`
  })
  return join(all.length > members.length ? [...types, code`null`] : types, ' | ')
}

function unionType(members: readonly Schema[], options: SchemaTypeOptions): Code {
  if (members.some(({ kind }) => kind === 'unknown')) return code`unknown`
  const [first] = members
  if (first === undefined) return code`never`
  if (members.length === 1) return schemaType(first, options)
  const hasNamedTexts = members.some(isNamedTexts)
  return join(
    members.map((member) => {
      const type = schemaType(member, options)
      // Beside a plain `string` the checker forgets the names, and editors offer none.
      if (hasNamedTexts && isPlainText(member)) return code`(${type} & {})`
      return member.kind === 'intersection' || member.kind === 'object' ? code`(${type})` : type
    }),
    ' | ',
  )
}

function isPlainText(schema: Schema): boolean {
  return schema.kind === 'string' && !schema.binary && schema.prefix !== '0x'
}

function isNamedTexts(schema: Schema): boolean {
  if (schema.kind === 'reference')
    return schema.model.schema.kind === 'enum' && isNamedTexts(schema.model.schema)
  return schema.kind === 'enum' && schema.values.some((value) => typeof value === 'string')
}

/** With other keys, where the contract describes those that no member does. */
function openType({ unevaluated, members }: IntersectionSchema, type: Code): Code {
  if (unevaluated === undefined || unevaluated.kind === 'never') return type
  const first = members.length === 1 ? members[0] : undefined
  return code`${first === undefined ? type : grouped(first, type)} & { [key: string]: unknown }`
}

function intersectionType(members: readonly Schema[], options: SchemaTypeOptions): Code {
  const kept = members.filter((member) => member.kind !== 'not' && member.kind !== 'conditional')
  // `type: object` beside `oneOf` of objects adds nothing to the type.
  const informative = kept.filter((member) => member.kind !== 'unknown' && !isUnconstrained(member, options))
  const shown = informative.length > 0 ? informative : kept.slice(0, 1)
  const [first] = shown
  if (first === undefined) return code`unknown`
  if (shown.length === 1) return schemaType(first, options)
  return join(
    shown.map((member) => grouped(member, schemaType(member, options))),
    ' & ',
  )
}

/** An object without constraints to show: `type: object`, or one whose keys are all for the other direction. */
function isUnconstrained(schema: Schema, options: SchemaTypeOptions): boolean {
  if (isOpenObject(schema)) return true
  return (
    schema.kind === 'object' &&
    schema.additional === true &&
    schema.patternProperties.length === 0 &&
    objectMembers(schema, options).length === 0
  )
}

/** `readonly T[]` inside of a list needs parentheses too. */
function groupedItem(schema: Schema, type: Code, { readonlyLists }: SchemaTypeOptions): Code {
  return readonlyLists === true && schema.kind === 'array' ? code`(${type})` : grouped(schema, type)
}

/** In parentheses where an operator or `[]` follows. */
function grouped(schema: Schema, type: Code): Code {
  const isCompound =
    schema.kind === 'union' ||
    schema.kind === 'intersection' ||
    schema.kind === 'enum' ||
    schema.kind === 'object'
  return isCompound ? code`(${type})` : type
}

function literalType(value: Parameters<typeof literal>[0]): Code {
  if (typeof value !== 'object' || value === null) return literal(value)
  if (Array.isArray(value)) return code`[${join(value.map(literalType), ', ')}]`
  const entries = sortedEntries(value as JsonObject)
  if (entries.length === 0) return code`Record<string, never>`
  return block(
    '{',
    entries.map(([key, item]) => code`${propertyKey(key)}: ${literalType(item)}`),
    '}',
    '',
  )
}
