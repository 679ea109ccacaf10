import type { JsonObject, JsonValue } from '../src/model/json.ts'
import { isJsonObject } from '../src/model/json.ts'

type Schemas = Readonly<Record<string, JsonValue>>

/**
 * A document in which a discriminator on a parent is expanded into JSON Schema: an object that names one of the schemas
 * which include the parent fits that one. The schemas include the parent's own definition, which is under another name.
 */
export function expandParents(document: JsonValue): JsonValue {
  if (
    !isJsonObject(document) ||
    !isJsonObject(document.components) ||
    !isJsonObject(document.components.schemas)
  )
    return document
  const { schemas } = document.components
  const parents = Object.entries(schemas).flatMap(([name, schema]) => {
    const declared = discriminatorOf(schema)
    if (!isJsonObject(schema) || declared === undefined) return []
    const kinds = kindsOf(name, schemas)
    return kinds.length === 0 ? [] : [{ name, schema, declared, kinds }]
  })
  if (parents.length === 0) return document
  const names = new Set(parents.map(({ name }) => name))
  const expanded: Record<string, JsonValue> = {}
  for (const [name, schema] of Object.entries(schemas)) expanded[name] = includingBases(schema, names)
  for (const { name, schema, declared, kinds } of parents) {
    const { oneOf, anyOf, discriminator, ...shared } = schema
    const isListed = oneOf !== undefined || anyOf !== undefined
    expanded[baseName(name)] = includingBases(shared, names)
    if (!isListed) expanded[name] = family(name, declared, kinds, expanded, names)
  }
  return { ...document, components: { ...document.components, schemas: expanded } }
}

function baseName(name: string): string {
  return `${name} base`
}

function address(name: string): string {
  return `#/components/schemas/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`
}

/** The discriminator of a schema or of a member of its `allOf`. */
function discriminatorOf(schema: JsonValue): JsonObject | undefined {
  if (!isJsonObject(schema) || schema.$ref !== undefined) return undefined
  if (isJsonObject(schema.discriminator)) return schema.discriminator
  const parts = Array.isArray(schema.allOf) ? schema.allOf : []
  return parts.map(discriminatorOf).find((found) => found !== undefined)
}

function included(schema: JsonValue | undefined): string[] {
  if (!isJsonObject(schema) || !Array.isArray(schema.allOf)) return []
  return schema.allOf.flatMap((part: JsonValue) =>
    isJsonObject(part) && typeof part.$ref === 'string' ? [part.$ref] : included(part),
  )
}

/** All schemas that include a schema, directly or not. */
function kindsOf(parent: string, schemas: Schemas): string[] {
  const found = new Set<string>()
  const pending = [parent]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [name, schema] of Object.entries(schemas)) {
      if (name === parent || found.has(name) || !included(schema).includes(address(next))) continue
      found.add(name)
      pending.push(name)
    }
  }
  return [...found].sort()
}

function includingBases(schema: JsonValue, parents: ReadonlySet<string>): JsonValue {
  if (!isJsonObject(schema) || !Array.isArray(schema.allOf)) return schema
  const allOf = schema.allOf.map((part: JsonValue): JsonValue => {
    if (!isJsonObject(part) || typeof part.$ref !== 'string') return includingBases(part, parents)
    const { $ref } = part
    const name = [...parents].find((parent) => address(parent) === $ref)
    return name === undefined ? part : { ...part, $ref: address(baseName(name)) }
  })
  return { ...schema, allOf }
}

function family(
  parent: string,
  { propertyName, mapping }: JsonObject,
  kinds: readonly string[],
  schemas: Schemas,
  parents: ReadonlySet<string>,
): JsonValue {
  const base = { $ref: address(baseName(parent)) }
  const property = String(propertyName)
  const candidates = kinds.map((name) => valuesOf(name, property, mapping, schemas))
  const byOwn = candidates.map(({ name, values, allowed, fewer }) => {
    const isNarrower = fewer.length > 0 && fewer.length < (allowed?.length ?? 0)
    return { name, values: isNarrower ? values : (allowed ?? values) }
  })
  const isMapped = candidates.some(({ fewer }) => fewer.length > 0)
  const choices = areDistinct(byOwn) ? byOwn : isMapped && areDistinct(candidates) ? candidates : undefined
  if (choices === undefined || !isRequired(base, property, schemas)) return { allOf: [base] }
  // Kinds include the parent's constraints; a closed parent would refuse the keys of its kinds.
  return choices.reduceRight<JsonValue>(
    (otherwise, { name, values }) => ({
      if: { type: 'object', required: [property], properties: { [property]: { enum: values } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: address(parents.has(name) ? baseName(name) : name) },
      else: otherwise,
    }),
    base,
  )
}

interface Candidate {
  readonly name: string
  readonly values: readonly JsonValue[]
  readonly allowed: readonly JsonValue[] | undefined
  readonly fewer: readonly JsonValue[]
}

function valuesOf(
  name: string,
  property: string,
  mapping: JsonValue | undefined,
  schemas: Schemas,
): Candidate {
  const entries = isJsonObject(mapping) ? Object.entries(mapping) : []
  const mapped = entries.filter(([, target]) => target === address(name) || target === name)
  const values = mapped.length > 0 ? mapped.map(([value]) => value) : [name]
  const lists = partsOf({ $ref: address(name) }, schemas).flatMap((part) => {
    const own = isJsonObject(part.properties) ? part.properties[property] : undefined
    if (!isJsonObject(own)) return []
    return Array.isArray(own.enum) ? [own.enum] : own.const === undefined ? [] : [[own.const]]
  })
  const [first, ...others] = lists
  const allowed = first?.filter((value: JsonValue) => others.every((list) => list.includes(value)))
  return { name, values, allowed, fewer: values.filter((value) => allowed?.includes(value)) }
}

function areDistinct(choices: readonly { readonly values: readonly JsonValue[] }[]): boolean {
  const all = choices.flatMap(({ values }) => values)
  return new Set(all).size === all.length
}

function isRequired(schema: JsonValue, property: string, schemas: Schemas): boolean {
  return partsOf(schema, schemas).some(
    ({ required }) => Array.isArray(required) && required.includes(property),
  )
}

/** A schema and all that it includes. */
function partsOf(schema: JsonValue, schemas: Schemas, seen = new Set<string>()): JsonObject[] {
  if (!isJsonObject(schema)) return []
  const { $ref, allOf } = schema
  const name =
    typeof $ref === 'string' ? Object.keys(schemas).find((key) => address(key) === $ref) : undefined
  const target = name === undefined || seen.has(name) ? undefined : schemas[name]
  if (name !== undefined) seen.add(name)
  return [
    schema,
    ...(target === undefined ? [] : partsOf(target, schemas, seen)),
    ...(Array.isArray(allOf) ? allOf.flatMap((part: JsonValue) => partsOf(part, schemas, seen)) : []),
  ]
}
