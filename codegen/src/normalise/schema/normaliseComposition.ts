import { type Cursor, childCursor, childCursors, rootCursor } from '../../load/cursor.ts'
import type { SourceDocument } from '../../load/sourceDocument.ts'
import type { Discriminator, Schema, SchemaFacts, UnionSchema } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { bareFacts } from './bareFacts.ts'
import type { TypeName } from './typeNames.ts'

/** Keywords whose schemas are about the same value. */
export const composing = [
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'dependentSchemas',
  'dependencies',
  'discriminator',
]

/**
 * Constraints of `allOf`, `oneOf`, `anyOf`, `not`, `if` and `dependentSchemas` of one schema; all of them hold.
 *
 * @param types Types that are still possible for the value.
 */
export function normaliseComposition(
  context: Context,
  reader: ObjectReader,
  facts: SchemaFacts,
  depth: number,
  types: readonly TypeName[] | undefined,
): Schema[] {
  const bare = bareFacts(facts.place)
  const inner = (cursor: Cursor) => context.schemaAt(cursor, depth + 1, types)
  const parts: Schema[] = (nonEmptyList(context, reader, 'allOf') ?? []).map(inner)

  for (const [keyword, mode] of [
    ['oneOf', 'one'],
    ['anyOf', 'any'],
  ] as const) {
    const members = nonEmptyList(context, reader, keyword)
    if (members === undefined) continue
    const discriminator = readDiscriminator(context, reader, members)
    const union: UnionSchema = { kind: 'union', mode, members: members.map(inner), ...bare }
    parts.push(discriminator === undefined ? union : { ...union, discriminator })
    if (discriminator !== undefined)
      context.parents.push({ place: facts.place, discriminator, isListed: true })
  }
  if (!reader.has('oneOf') && !reader.has('anyOf')) {
    const discriminator = readDiscriminator(context, reader, [])
    if (discriminator !== undefined)
      context.parents.push({ place: facts.place, discriminator, isListed: false })
  }

  const not = reader.child('not')
  if (not !== undefined) parts.push({ kind: 'not', schema: inner(not), ...bare })
  const condition = reader.child('if')
  if (condition !== undefined) {
    const then = reader.child('then')
    const otherwise = reader.child('else')
    parts.push({
      kind: 'conditional',
      condition: inner(condition),
      consequence: then === undefined ? { kind: 'unknown', ...bare } : inner(then),
      alternative: otherwise === undefined ? { kind: 'unknown', ...bare } : inner(otherwise),
      ...bare,
    })
  }
  for (const dependent of dependentSchemas(reader)) {
    parts.push({
      kind: 'conditional',
      condition: objectWith(dependent.key, bare),
      consequence: inner(dependent),
      alternative: { kind: 'unknown', ...bare },
      ...bare,
    })
  }
  return parts
}

/** `dependentSchemas`, and what `dependencies` was for it before: schemas among lists of keys. */
function dependentSchemas(reader: ObjectReader): Cursor[] {
  const dependents = reader.object('dependentSchemas')
  const older = reader.object('dependencies')
  return [
    ...(older === undefined ? [] : childCursors(older).filter(({ value }) => !Array.isArray(value))),
    ...(dependents === undefined ? [] : childCursors(dependents)),
  ]
}

function nonEmptyList(context: Context, reader: ObjectReader, key: string): Cursor[] | undefined {
  const members = reader.list(key)
  if (members === undefined || members.length > 0) return members
  context.report.mistake(
    reader.child(key) ?? reader.cursor,
    `'${key}' is empty.`,
    'Add a schema or remove it.',
  )
  return undefined
}

/** An object that has a key. */
function objectWith(key: string, facts: SchemaFacts): Schema {
  return {
    kind: 'object',
    properties: [],
    requiredUndeclared: [key],
    additional: true,
    patternProperties: [],
    dependentRequired: {},
    ...facts,
  }
}

function readDiscriminator(
  context: Context,
  reader: ObjectReader,
  members: readonly Cursor[],
): Discriminator | undefined {
  const cursor = reader.object('discriminator')
  const inner = cursor && readObject(context.report, cursor, 'A discriminator')
  if (inner === undefined) return undefined
  inner.require('propertyName', 'Set the property that discriminates the members.')
  const property = inner.string('propertyName')
  const mappingCursor = inner.object('mapping')
  inner.finish('a discriminator')
  const mapping: Discriminator['mapping'][number][] = []
  const mapped = new Set<unknown>()
  for (const entry of mappingCursor === undefined ? [] : childCursors(mappingCursor)) {
    const target = mappingTarget(context, entry)
    if (target === undefined) continue
    const model = context.models.modelAt(target)
    mapped.add(model)
    mapping.push({ value: entry.key, model })
  }
  // Members without an entry have the name of their schema as value.
  for (const member of members) {
    const reference = childCursor(member, '$ref')
    const target = reference && context.references.resolve(reference)
    const model = target && context.models.modelAt(target)
    if (model !== undefined && !mapped.has(model)) mapping.push({ value: model.wireName, model })
  }
  return property === undefined ? undefined : { property, mapping }
}

/** A mapping names a schema by reference, or by the bare name of a component. */
function mappingTarget(context: Context, entry: Cursor): Cursor | undefined {
  const { value } = entry
  if (typeof value !== 'string' || value.includes('#')) return context.mappings.resolve(entry)
  const component = componentOf(entry.document, value)
  if (component !== undefined) return component
  const isName = /^[\w.-]+$/.test(value) && !/\.(json|ya?ml)$/i.test(value)
  return context.mappings.resolve(entry, isName ? `#/components/schemas/${value}` : value)
}

function componentOf(document: SourceDocument, name: string): Cursor | undefined {
  const components = childCursor(rootCursor(document), 'components')
  const schemas = components && childCursor(components, 'schemas')
  return schemas && childCursor(schemas, name)
}
