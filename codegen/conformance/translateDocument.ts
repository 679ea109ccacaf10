import type { Direction } from '../src/layout/modelNames.ts'
import type { JsonObject, JsonValue } from '../src/model/json.ts'
import { isJsonObject } from '../src/model/json.ts'
import { directionalNames, isDirectional, type Resolve } from './directionalNames.ts'
import { impliedTypes } from './impliedTypes.ts'

/**
 * A document whose schemas are plain JSON Schema 2020-12, with the same meaning as in their own dialect for data of one
 * direction. Everything else stays where it is, so pointers into the document still resolve to the same schema.
 *
 * @param address Base of relative references.
 */
export function translateDocument(
  document: JsonValue,
  address: string,
  direction: Direction,
  resolve: Resolve,
): JsonValue {
  const anchors = { count: 0 }
  const isOld = isJsonObject(document) && /^3\.0/.test(String(document.openapi))
  const walk = (value: JsonValue, key: string, parent: string): JsonValue => {
    if (Array.isArray(value)) return value.map((item: JsonValue) => walk(item, '', key))
    if (!isJsonObject(value)) return value
    if (key === 'schema' || parent === 'schemas' || parent === '$defs' || parent === 'definitions') {
      return translateSchema(value, {
        isOld,
        address,
        direction,
        resolve,
        anchors,
        isTyped: false,
        excluded: new Set(),
      })
    }
    return mapValues(value, (inner, name) =>
      name === 'example' || name === 'examples' || name.startsWith('x-') ? inner : walk(inner, name, key),
    )
  }
  // A file that does not describe a service is a schema at its root, or defines several.
  const isSchema = isJsonObject(document) && !['openapi', 'openrpc', 'channel'].some((key) => key in document)
  if (!isSchema || looksLikeSchema(document)) return walk(document, isSchema ? 'schema' : '', '')
  return mapValues(document, (inner, key) => walk(inner, looksLikeSchema(inner) ? 'schema' : key, ''))
}

function looksLikeSchema(value: JsonValue): boolean {
  const keywords = [
    '$ref',
    'type',
    'properties',
    'items',
    'allOf',
    'oneOf',
    'anyOf',
    'enum',
    '$defs',
    'definitions',
  ]
  return isJsonObject(value) && keywords.some((key) => key in value)
}

interface Rules {
  readonly isOld: boolean
  readonly address: string
  readonly direction: Direction
  readonly resolve: Resolve
  /** Number of schemas with an anchor. */
  readonly anchors: { count: number }
  /** Target of `$recursiveRef`. */
  readonly anchor?: string
  /** Whether an enclosing schema has a type. */
  readonly isTyped: boolean
  /** Names that other parts of the same value declare for the other direction. */
  readonly excluded: ReadonlySet<string>
}

const inMaps = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']
const inPlace = [
  'items',
  'additionalProperties',
  'additionalItems',
  'not',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
]
/** Schemas of the same value: one may require the declarations of another. */
const ofTheSame = ['allOf', 'anyOf', 'oneOf']
/** Notes to readers, and keywords that only code generators read. */
const notes = /^(x-.*|example|examples|discriminator|xml|externalDocs|nullable|readOnly|writeOnly|\$schema)$/

function translateSchema(schema: JsonValue, outer: Rules): JsonValue {
  if (Array.isArray(schema)) return schema.map((item: JsonValue) => translateSchema(item, outer))
  if (!isJsonObject(schema)) return schema
  const isNamed = typeof schema.$id === 'string'
  const around =
    schema.$recursiveAnchor === true ? { ...outer, anchor: `recursive${++outer.anchors.count}` } : outer
  const rules = isNamed ? { ...around, address: new URL(String(schema.$id), outer.address).href } : around
  // OpenAPI 3.0: nothing beside a reference counts.
  if (rules.isOld && typeof schema.$ref === 'string') return { $ref: absolute(schema.$ref, rules.address) }
  // zod ignores `__proto__`, and leaves it out of its result.
  const excluded = new Set([
    '__proto__',
    ...rules.excluded,
    ...directionalNames(schema, rules.direction, rules.resolve),
  ])
  const inner = { ...rules, isTyped: false, excluded: new Set<string>() }
  const isTyped = rules.isTyped || hasType(schema, rules.resolve)
  const same = { ...rules, isTyped, excluded }
  let translated: Record<string, JsonValue> = {}
  if (rules.anchor !== undefined && rules.anchor !== outer.anchor) translated.$anchor = rules.anchor
  const mapped = mappedMembers(schema, rules.address)
  for (const [key, value] of Object.entries(schema)) {
    if (notes.test(key)) continue
    // Items that do not fit are dropped, so they make no list invalid; items have validators of their own.
    if (key === 'items' && schema['x-drop-invalid-items'] === true) continue
    if (key === 'properties' && isJsonObject(value)) {
      const kept = Object.entries(value).filter(
        ([name, own]) => name !== '__proto__' && !isDirectional(own, rules.direction, rules.resolve),
      )
      translated[key] = Object.fromEntries(kept.map(([name, own]) => [name, translateSchema(own, inner)]))
    } else if (key === 'required') {
      if (Array.isArray(value))
        translated[key] = value.filter((name: JsonValue) => !excluded.has(String(name)))
    } else if (inMaps.includes(key) && isJsonObject(value)) {
      translated[key] = mapValues(value, (own) =>
        translateSchema(own, key.startsWith('depend') ? same : inner),
      )
    } else if (inPlace.includes(key)) translated[key] = translateSchema(value, key === 'not' ? same : inner)
    else if (key === 'prefixItems') translated[key] = translateSchema(value, inner)
    else if (key === 'if') {
      // A condition tests for keys, and requires none.
      translated[key] = translateSchema(value, { ...same, excluded: new Set(['__proto__']) })
    } else if (ofTheSame.includes(key) || ['then', 'else'].includes(key)) {
      translated[key] = translateSchema(value, same)
    } else if (key === '$ref') translated[key] = absolute(String(value), rules.address)
    else if (key === '$recursiveRef') translated.$ref = `#${rules.anchor ?? ''}`
    else translated[key] = value
  }
  const tag = tagOfOnlyMember(schema, rules)
  if (tag !== undefined) translated.allOf = [...asList(translated.allOf), tag]
  if (mapped.length > 0) {
    const { oneOf = [], ...others } = translated
    translated = { ...others, allOf: [...asList(others.allOf), { anyOf: [{ oneOf }, ...mapped] }] }
  }
  oldBounds(translated)
  oldTuple(translated)
  emptyEnum(translated)
  // Formats of Ajv are for strings or for numbers; these are for both.
  if (isText(schema.type) && /^u?int64$/.test(String(schema.format))) {
    translated.format = `${schema.format} as text`
  }
  const types = isTyped ? undefined : impliedTypes(schema)
  if (types !== undefined) translated.type = types
  const isNullable = schema.nullable === true || asList(schema.allOf).some(isOnlyNullable)
  return isNullable ? { anyOf: [{ type: 'null' }, translated] } : translated
}

/** A member of `allOf` that has no other keyword applies to the whole. */
function isOnlyNullable(member: JsonValue): boolean {
  if (!isJsonObject(member)) return false
  return (
    Object.entries(member).every(([key, value]) =>
      key === 'nullable' ? value === true : notes.test(key) || key === 'description' || key === 'title',
    ) && 'nullable' in member
  )
}

function isText(type: JsonValue | undefined): boolean {
  return (
    type === 'string' ||
    (Array.isArray(type) && type.includes('string') && !type.some((name) => isNumeric(name)))
  )
}

function isNumeric(type: JsonValue): boolean {
  return type === 'number' || type === 'integer'
}

/** Ajv resolves references of a schema in another file relative to the file that refers to it. */
function absolute(reference: string, address: string): string {
  return reference.includes('/') ? new URL(reference, address).href : reference
}

/**
 * The rule of a discriminator of `oneOf` beyond JSON Schema: an object that fits several members is of the one that its
 * property names.
 */
function mappedMembers({ discriminator, oneOf }: JsonObject, address: string): JsonValue[] {
  if (!isJsonObject(discriminator) || !Array.isArray(oneOf)) return []
  const { propertyName, mapping } = discriminator
  const entries = isJsonObject(mapping) ? Object.entries(mapping) : []
  return oneOf.flatMap((member: JsonValue): JsonValue[] => {
    if (!isJsonObject(member) || typeof member.$ref !== 'string') return []
    const { $ref } = member
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    const values = entries.filter(([, target]) => target === $ref || target === name).map(([value]) => value)
    const named = { enum: values.length > 0 ? values : [name] }
    return [
      {
        allOf: [{ $ref: absolute($ref, address) }],
        required: [propertyName ?? ''],
        properties: { [String(propertyName)]: named },
      },
    ]
  })
}

/**
 * A discriminator of a single member: where the member requires the property and leaves its value open, the value is one
 * that names the member.
 */
function tagOfOnlyMember({ discriminator, oneOf, anyOf }: JsonObject, rules: Rules): JsonValue | undefined {
  if (!isJsonObject(discriminator)) return undefined
  const { propertyName, mapping } = discriminator
  const property = String(propertyName)
  const members = [...asList(oneOf), ...asList(anyOf)].filter(
    (member: JsonValue) => !isJsonObject(member) || member.type !== 'null',
  )
  const [only, another] = members
  if (!isJsonObject(only) || typeof only.$ref !== 'string' || another !== undefined) return undefined
  const { $ref } = only
  const target = rules.resolve($ref)
  if (!isJsonObject(target) || !asList(target.required).includes(property)) return undefined
  const own = isJsonObject(target.properties) ? target.properties[property] : undefined
  if (isJsonObject(own) && (own.const !== undefined || own.enum !== undefined)) return undefined
  const name = $ref.slice($ref.lastIndexOf('/') + 1)
  const named = (isJsonObject(mapping) ? Object.entries(mapping) : [])
    .filter(([, to]) => to === $ref || to === name)
    .map(([value]) => value)
  return {
    anyOf: [{ type: 'null' }, { properties: { [property]: { enum: named.length > 0 ? named : [name] } } }],
  }
}

function asList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : []
}

/** Whether a schema, its reference, or a member of its `allOf` has a `type`. */
function hasType(schema: JsonValue, resolve: Resolve, depth = 0): boolean {
  if (!isJsonObject(schema)) return false
  const { type, $ref, allOf } = schema
  if (type !== undefined) return true
  if (depth > 16) return false
  const target = typeof $ref === 'string' ? resolve($ref) : undefined
  const parts = [...(Array.isArray(allOf) ? allOf : []), target ?? null]
  return parts.some((part: JsonValue) => hasType(part, resolve, depth + 1))
}

/** `exclusiveMinimum: true` of OpenAPI 3.0. */
function oldBounds(schema: Record<string, JsonValue>) {
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    const bound = schema[inclusive]
    if (schema[exclusive] === true && bound !== undefined) {
      schema[exclusive] = bound
      delete schema[inclusive]
    } else delete schema[exclusive]
  }
}

/** `items` as a list, of older drafts. */
function oldTuple(schema: Record<string, JsonValue>) {
  const { items, additionalItems } = schema
  if (!Array.isArray(items)) return
  schema.prefixItems = items
  delete schema.items
  if (additionalItems !== undefined) schema.items = additionalItems
}

/** An empty list of values would allow nothing; the compiler warns of it and ignores it. */
function emptyEnum(schema: Record<string, JsonValue>) {
  if (Array.isArray(schema.enum) && schema.enum.length === 0) delete schema.enum
}

function mapValues(value: JsonObject, change: (inner: JsonValue, key: string) => JsonValue): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]))
}
