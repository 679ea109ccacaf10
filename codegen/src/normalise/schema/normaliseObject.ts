import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import { isJsonObject } from '../../model/json.ts'
import type { ObjectSchema, Property, Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import type { ObjectReader } from '../objectReader.ts'
import { checkedPattern } from './normaliseString.ts'
import { referenceKeywords } from './schemaKeywords.ts'

/** The keywords of objects. */
export function normaliseObject(
  context: Context,
  reader: ObjectReader,
  facts: SchemaFacts,
  depth: number,
): Schema {
  const required = new Set(reader.strings('required') ?? [])
  const declared = reader.object('properties')
  const properties: Property[] = (declared === undefined ? [] : propertyCursors(context, declared)).map(
    (cursor) => ({
      name: cursor.key,
      schema: withDirectionOfTarget(context, context.schemaAt(cursor, depth + 1)),
      required: required.has(cursor.key),
    }),
  )
  const names = new Set(properties.map(({ name }) => name))
  const propertyNames = reader.child('propertyNames')
  const additional = readAdditional(context, reader, depth)
  const requiredUndeclared = [...required].filter((name) => !names.has(name))
  const patternProperties = readPatternProperties(context, reader, depth)
  if (additional === false && patternProperties.length === 0) {
    warnOfRefused(context, reader, requiredUndeclared)
  }
  const minProperties = reader.count('minProperties')
  const maxProperties = reader.count('maxProperties')
  return {
    kind: 'object',
    properties,
    requiredUndeclared,
    additional,
    ...(additional === false && !reader.has('additionalProperties') ? { isStrict: true } : {}),
    patternProperties,
    ...(propertyNames === undefined ? {} : { propertyNames: context.schemaAt(propertyNames, depth + 1) }),
    ...(minProperties === undefined ? {} : { minProperties }),
    ...(maxProperties === undefined ? {} : { maxProperties }),
    dependentRequired: readDependentRequired(context, reader),
    ...facts,
  }
}

/**
 * The entries of `properties`. A `$ref` in the place of a property is read as its author means it: the properties of its
 * target, which is a schema or has properties alone.
 */
function propertyCursors(context: Context, properties: Cursor): Cursor[] {
  const all = new Map(childCursors(properties).map((cursor) => [cursor.key, cursor]))
  const reference = all.get('$ref')
  if (typeof reference?.value !== 'string') return [...all.values()]
  all.delete('$ref')
  const target = context.references.resolve(reference)
  if (target === undefined) return [...all.values()]
  context.report.warning(
    reference,
    `'properties' has a $ref in place of a property; the properties of its target are used.`,
    `Put { $ref: '${reference.value}' } into 'allOf', or write the properties out.`,
  )
  const inner = childCursor(target, 'properties')
  const own = isJsonObject(inner?.value) ? inner : target
  const found = childCursors(own).filter(({ key, value }) => !all.has(key) && isJsonObject(value))
  return [...found, ...all.values()]
}

function warnOfRefused({ report }: Context, reader: ObjectReader, names: readonly string[]) {
  const [first] = names
  if (first === undefined) return
  report.warning(
    reader.child('required') ?? reader.cursor,
    `'required' lists '${first}', which 'additionalProperties: false' forbids: no object is valid.`,
    `Add '${first}' to 'properties', or remove it from 'required'.`,
  )
}

/** A property that refers to a schema of which everything is `readOnly` (or `writeOnly`) is so itself. */
function withDirectionOfTarget(context: Context, schema: Schema): Schema {
  if (schema.kind !== 'reference' || schema.readOnly === true || schema.writeOnly === true) return schema
  const direction = context.models.directionOf(schema.model)
  return direction === undefined ? schema : { ...schema, [direction]: true }
}

function readAdditional(context: Context, reader: ObjectReader, depth: number): boolean | Schema {
  const additional = reader.child('additionalProperties')
  if (additional !== undefined) {
    return additional.value === false ? false : context.schemaAt(additional, depth + 1)
  }
  const unevaluated = reader.child('unevaluatedProperties')
  if (unevaluated === undefined || describesInParts(reader)) return true
  return unevaluated.value === false ? false : context.schemaAt(unevaluated, depth + 1)
}

const parts = [
  ...referenceKeywords,
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
]

/** Whether other schemas beside these keywords describe keys of the same object. */
function describesInParts(reader: ObjectReader): boolean {
  return parts.some((key) => reader.has(key))
}

/** The constraint of `unevaluatedProperties` on keys that none of several parts describes. */
export function readUnevaluated(
  context: Context,
  reader: ObjectReader,
  depth: number,
): { readonly unevaluated?: Schema } {
  const unevaluated = reader.child('unevaluatedProperties')
  if (unevaluated === undefined || unevaluated.value === true || !describesInParts(reader)) return {}
  return { unevaluated: context.schemaAt(unevaluated, depth + 1) }
}

function readPatternProperties(
  context: Context,
  reader: ObjectReader,
  depth: number,
): ObjectSchema['patternProperties'] {
  const patterns = reader.object('patternProperties')
  if (patterns === undefined) return []
  return childCursors(patterns).flatMap((cursor) => {
    const pattern = checkedPattern(context, cursor, cursor.key, `The key of 'patternProperties'`)
    return pattern === undefined ? [] : [{ pattern, schema: context.schemaAt(cursor, depth + 1) }]
  })
}

/** `dependentRequired`, and what `dependencies` was for it before: lists of keys among schemas. */
function readDependentRequired(context: Context, reader: ObjectReader): Record<string, readonly string[]> {
  const dependent = reader.object('dependentRequired')
  const older = reader.object('dependencies')
  const entries = [
    ...(older === undefined ? [] : childCursors(older).filter(({ value }) => Array.isArray(value))),
    ...(dependent === undefined ? [] : childCursors(dependent)),
  ].map((cursor): [string, readonly string[]] => [cursor.key, stringList(context, cursor)])
  return Object.fromEntries(entries)
}

function stringList(context: Context, cursor: Cursor): string[] {
  const items = childCursors(cursor)
  if (!Array.isArray(cursor.value) || items.some(({ value }) => typeof value !== 'string')) {
    context.report.mistake(cursor, 'Must be an array of property names.', 'Write [a, b].')
    return []
  }
  return items.map(({ value }) => String(value))
}
