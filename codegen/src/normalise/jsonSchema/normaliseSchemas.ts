import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { SchemasService } from '../../model/service.ts'
import type { Context } from '../context.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { reportForeignDialect } from '../reportForeignDialect.ts'
import { annotationKeywords, schemaKeywords } from '../schema/schemaKeywords.ts'

export type SchemasDraft = Pick<SchemasService, 'dialect' | 'title' | 'version' | 'description'>

/** A JSON Schema document → a model per definition, and one for the root where it describes a value itself. */
export function normaliseSchemas(context: Context, root: Cursor): SchemasDraft | undefined {
  const reader = readObject(context.report, root, 'A JSON Schema document', schemaKeywords)
  if (reader === undefined) return undefined
  reportForeignDialect(context.report, reader.child('$schema'))
  const definitions = ['$defs', 'definitions'].flatMap((key) => definitionsOf(reader, key))
  for (const definition of definitions) context.models.modelAt(definition)
  if (describesValue(root)) context.models.modelAt(root)
  else if (definitions.length === 0) {
    context.report.mistake(
      root,
      'The document is empty: it has no definitions, and the root is not a schema.',
      `Add schemas under '$defs'.`,
    )
  }
  const description = reader.text('description')
  return {
    dialect: 'schemas',
    title: reader.text('title') ?? 'Schemas',
    // JSON Schema has no place for it.
    version: '0.0.0',
    ...(description === undefined ? {} : { description }),
  }
}

function definitionsOf(reader: ObjectReader, key: string): readonly Cursor[] {
  const section = reader.object(key)
  return section === undefined ? [] : childCursors(section)
}

/** A document with nothing but definitions has no schema at its root. */
function describesValue({ value }: Cursor): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).some((key) => !annotationKeywords.has(key) && !key.startsWith('x-'))
  )
}
