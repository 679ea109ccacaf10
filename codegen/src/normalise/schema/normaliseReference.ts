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
  const schemaAt = schemaBehind(context, target, at)
  return { kind: 'reference', model: context.models.modelAt(schemaAt), ...facts }
}

/** A reply taken for a schema: its body is what was meant. */
function schemaBehind(context: Context, target: Cursor, at: Cursor): Cursor {
  if (!isReplyOrBody(target)) return target
  const content = childCursor(target, 'content')
  const media = content && childCursors(content).find(({ key }) => /json/.test(key))
  const schema = media && childCursor(media, 'schema')
  if (schema === undefined) return target
  context.report.warning(
    at,
    'This $ref stands for a schema but leads to a reply or body; the schema of its JSON content is used.',
    `Refer to that schema: '#${schema.pointer}'.`,
  )
  return schema
}

/** A direct entry of `components.responses` or `components.requestBodies`. */
function isReplyOrBody({ parent }: Cursor): boolean {
  const isSection = parent?.key === 'responses' || parent?.key === 'requestBodies'
  return isSection && parent.parent?.key === 'components' && parent.parent.parent?.parent === undefined
}
