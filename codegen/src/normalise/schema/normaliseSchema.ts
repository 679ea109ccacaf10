import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import type { JsonValue } from '../../model/json.ts'
import { isJsonObject } from '../../model/json.ts'
import type { IntersectionSchema, Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { reportForeignDialect } from '../reportForeignDialect.ts'
import { bareFacts } from './bareFacts.ts'
import { composing, normaliseComposition } from './normaliseComposition.ts'
import { readUnevaluated } from './normaliseObject.ts'
import { hasReference, normaliseReference } from './normaliseReference.ts'
import { normaliseTyped } from './normaliseTyped.ts'
import { annotationKeywords, referenceKeywords, schemaKeywords } from './schemaKeywords.ts'
import { jointTypes, type TypeName } from './typeNames.ts'

/** Deeper nesting without a reference is not hand-written, and would overflow the stack. */
const maximumDepth = 256

/** Any schema of any dialect → the model's schema. Problems go to the report; the result is always usable. */
export function normaliseSchema(
  context: Context,
  cursor: Cursor,
  depth = 0,
  outer?: readonly TypeName[],
): Schema {
  const { report } = context
  if (cursor.value === true) return { kind: 'unknown', ...bareFacts(cursor) }
  if (cursor.value === false) return { kind: 'never', ...bareFacts(cursor) }
  if (cursor.value === null) {
    report.warning(cursor, 'The schema is null; any value is accepted.', 'Write {}, or define the value.')
    return { kind: 'unknown', ...bareFacts(cursor) }
  }
  if (depth > maximumDepth) {
    report.mistake(
      cursor,
      `Schemas are nested more than ${maximumDepth} levels deep.`,
      'Move inner schemas to components and use $ref.',
    )
    return { kind: 'unknown', ...bareFacts(cursor) }
  }
  const reader = readObject(report, cursor, 'A schema', schemaKeywords)
  if (reader === undefined) return { kind: 'unknown', ...bareFacts(cursor) }

  if (reader.has('$schema')) reportForeignDialect(report, reader.child('$schema'))
  const facts = readFacts(reader)
  // Of objects only, but older dialects allow it as a boolean on any property: that is reported.
  reader.strings('required')
  const schema = hasReference(reader)
    ? withReference(context, reader, facts, depth)
    : withoutReference(context, reader, facts, depth, outer)
  // JSON Schema ignores keywords that it does not know; OpenAPI 3.0 does not allow any.
  reader.finish('a schema', context.dialectOf(cursor.document) === 'json-schema')
  return schema
}

function withoutReference(
  context: Context,
  reader: ObjectReader,
  facts: SchemaFacts,
  depth: number,
  outer: readonly TypeName[] | undefined,
): Schema {
  const isComposed = composing.some((keyword) => reader.has(keyword))
  const types = (isComposed ? jointTypes(context, reader.cursor) : undefined) ?? outer
  const composed = isComposed ? normaliseComposition(context, reader, facts, depth, types) : []
  const own = normaliseTyped(context, reader, facts, depth, types)
  const isNullable = readNullable(context, reader) || isMadeNullable(reader.cursor)

  let schema: Schema
  if (own === undefined && composed.length === 0) schema = { kind: 'unknown', ...facts }
  else if (own === undefined && composed.length === 1 && composed[0]) schema = withFacts(composed[0], facts)
  else if (own !== undefined && composed.length === 0) schema = own
  else {
    const members = own === undefined ? composed : [own, ...composed]
    schema = intersect(context, members, { ...readUnevaluated(context, reader, depth), ...facts })
  }
  return isNullable ? nullable(schema, facts) : schema
}

function withReference(context: Context, reader: ObjectReader, facts: SchemaFacts, depth: number): Schema {
  const { report } = context
  const reference = normaliseReference(context, reader, facts)
  const limiting = Object.keys(reader.cursor.value as object).filter(
    (key) => !isReference(key) && !annotationKeywords.has(key) && !key.startsWith('x-'),
  )
  reader.ignore('summary')
  if (limiting.length === 0 || limiting.every((key) => !schemaKeywords.has(key))) return reference
  if (context.dialectOf(reader.cursor.document) === 'openapi-3.0') {
    report.habit(
      reader.cursor,
      `OpenAPI 3.0 ignores keywords beside $ref: ${limiting.join(', ')}.`,
      'Write allOf: [{ $ref: … }], with the keywords beside it.',
    )
    return reference
  }
  const target = reference.kind === 'reference' ? context.models.cursorOf(reference.model) : undefined
  const types = target && jointTypes(context, target)
  const rest = withoutReference(context, reader, { ...facts, examples: [] }, depth, types)
  if (rest.kind === 'unknown') return reference
  return intersect(context, [reference, rest], { ...readUnevaluated(context, reader, depth), ...facts })
}

/** Members with annotations only (`allOf: [{ $ref }, { readOnly: true }]`) pass them to the whole. */
function intersect(
  context: Context,
  members: readonly Schema[],
  facts: SchemaFacts & Pick<IntersectionSchema, 'unevaluated'>,
): Schema {
  const stated = members.filter(({ kind }) => kind !== 'unknown')
  let all = facts
  for (const member of members) {
    if (member.kind !== 'unknown') continue
    const { description, title, readOnly, writeOnly, deprecated } = member
    all = {
      ...(description === undefined ? {} : { description }),
      ...(title === undefined ? {} : { title }),
      ...(deprecated === true ? { deprecated } : {}),
      ...(readOnly === true ? { readOnly } : {}),
      ...(writeOnly === true ? { writeOnly } : {}),
      ...all,
    }
  }
  const [only, another] = stated
  if (only === undefined) return { kind: 'unknown', ...all }
  if (another === undefined && facts.unevaluated === undefined) return withFacts(only, all)
  const schema: IntersectionSchema = { kind: 'intersection', members: stated, ...all }
  context.intersections.push(schema)
  return schema
}

function isReference(key: string): boolean {
  return referenceKeywords.some((keyword) => keyword === key)
}

function readNullable(context: Context, reader: ObjectReader): boolean {
  const isNullable = reader.boolean('nullable') ?? false
  const found = reader.child('nullable')
  if (isNullable && found !== undefined && context.dialectOf(found.document) === 'json-schema') {
    context.report.habit(
      found,
      `'nullable' is a keyword of OpenAPI 3.0; it is applied anyway.`,
      `Write type: [string, 'null'] instead.`,
    )
  }
  return isNullable
}

/** `allOf: [{ $ref }, { nullable: true }]`: the member limits nothing, so that it can only mean the whole. */
function isMadeNullable(cursor: Cursor): boolean {
  const members = childCursor(cursor, 'allOf')
  return members !== undefined && childCursors(members).some(({ value }) => saysNullable(value))
}

function saysNullable(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false
  const keys = Object.keys(value).filter((key) => !annotationKeywords.has(key) && !key.startsWith('x-'))
  return keys.length === 1 && 'nullable' in value && value.nullable === true
}

function nullable(schema: Schema, facts: SchemaFacts): Schema {
  if (schema.kind === 'unknown' || schema.kind === 'null') return schema
  if (schema.kind === 'enum' && schema.values.includes(null)) return schema
  if (schema.kind === 'union' && schema.members.some(({ kind }) => kind === 'null')) return schema
  const inner: Schema = { ...schema, ...bareFacts(facts.place) }
  return {
    kind: 'union',
    mode: 'any',
    members: [inner, { kind: 'null', ...bareFacts(facts.place) }],
    ...facts,
  }
}

/** A single `allOf` member (or the like) inherits the annotations of its wrapper. */
function withFacts(member: Schema, facts: SchemaFacts): Schema {
  return {
    ...member,
    ...facts,
    ...(facts.examples.length > 0 ? {} : { examples: member.examples }),
    extensions: { ...member.extensions, ...facts.extensions },
  }
}

function readFacts(reader: ObjectReader): SchemaFacts {
  const facts: { -readonly [Key in keyof SchemaFacts]: SchemaFacts[Key] } = {
    place: reader.cursor,
    examples: readExamples(reader),
    extensions: reader.extensions(),
  }
  const title = reader.text('title')
  if (title !== undefined) facts.title = title
  const description = reader.text('description')
  if (description !== undefined) facts.description = description
  if (reader.boolean('deprecated') === true) facts.deprecated = true
  if (reader.boolean('readOnly') === true) facts.readOnly = true
  if (reader.boolean('writeOnly') === true) facts.writeOnly = true
  const fallback = reader.any('default')
  if (fallback !== undefined) facts.default = fallback
  return facts
}

const noExamples: readonly JsonValue[] = []

function readExamples(reader: ObjectReader): readonly JsonValue[] {
  const example = reader.any('example')
  const list = reader.child('examples')
  const examples = list === undefined ? noExamples : childCursors(list).map(({ value }) => value)
  return example === undefined ? examples : [example, ...examples]
}
