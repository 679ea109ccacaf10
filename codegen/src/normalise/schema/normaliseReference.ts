import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import type { Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import type { ObjectReader } from '../objectReader.ts'
import { referenceKeywords } from './schemaKeywords.ts'

export function hasReference(reader: ObjectReader): boolean {
  return referenceKeywords.some((key) => reader.has(key))
}

/** `$ref` in the place of a schema → a reference to a model. */
export function normaliseReference(context: Context, reader: ObjectReader, facts: SchemaFacts): Schema {
  const at = referenceKeywords.map((key) => reader.child(key)).find((found) => found !== undefined)
  const target = at && context.references.resolve(at)
  if (at === undefined || target === undefined) return { kind: 'unknown', ...facts }
  if (isDescription(target)) {
    context.report.mistake(
      at,
      `${at.key} must refer to a schema, not to a whole document.`,
      `Refer to one of its schemas: '${componentAround(at) ?? '#/components/schemas/Name'}'.`,
    )
    return { kind: 'unknown', ...facts }
  }
  const schemaAt = schemaBehind(context, target, at)
  return { kind: 'reference', model: context.models.modelAt(schemaAt), ...facts }
}

/** The root of a document about a service: `#` means the whole of it, and not the schema that it is in. */
function isDescription({ parent, value }: Cursor): boolean {
  if (parent !== undefined || typeof value !== 'object' || value === null) return false
  return 'openapi' in value || 'openrpc' in value || 'channel' in value
}

/** A reference to the component that a place is in. */
function componentAround(at: Cursor): string | undefined {
  let cursor: Cursor | undefined = at
  while (cursor !== undefined && cursor.parent?.key !== 'schemas') cursor = cursor.parent
  return cursor === undefined ? undefined : `#${cursor.pointer}`
}

/** Schema of the body, for a reference to a reply in the place of a schema. */
function schemaBehind(context: Context, target: Cursor, at: Cursor): Cursor {
  if (!isReplyOrBody(target)) return target
  const content = childCursor(target, 'content')
  const media = content && childCursors(content).find(({ key }) => /json/.test(key))
  const schema = media && childCursor(media, 'schema')
  if (schema === undefined) return target
  context.report.warning(
    at,
    '$ref must refer to a schema, not to a response or request body; the schema of its JSON content is used.',
    `Write '#${schema.pointer}'.`,
  )
  return schema
}

/** A direct entry of `components.responses` or `components.requestBodies`. */
function isReplyOrBody({ parent }: Cursor): boolean {
  const isSection = parent?.key === 'responses' || parent?.key === 'requestBodies'
  return isSection && parent.parent?.key === 'components' && parent.parent.parent?.parent === undefined
}
