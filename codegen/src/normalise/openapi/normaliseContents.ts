import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { BodyKind, FieldEncoding, MediaContent } from '../../model/operation.ts'
import type { Schema } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import { readObject } from '../objectReader.ts'
import { readExamples } from './normaliseParameter.ts'

const preference: readonly BodyKind[] = ['json', 'form', 'multipart', 'text', 'binary']

/** A `content` map → contents in order of preference. */
export function normaliseContents(context: Context, cursor: Cursor): MediaContent[] {
  const contents = childCursors(cursor).flatMap((media) => {
    const reader = readObject(context.report, media, 'A media type')
    if (reader === undefined) return []
    const schemaAt = reader.child('schema')
    const schema = schemaAt && context.schemaAt(schemaAt)
    const encoding = reader.object('encoding')
    // `x-json`: JSON that is announced as something else, as browsers need it for requests without preflight.
    const underOtherName = reader.any('x-json') === true
    const content: MediaContent = {
      mediaType: media.key,
      kind: underOtherName ? 'json' : bodyKind(media.key, schema),
      ...(schema === undefined ? {} : { schema }),
      encoding:
        encoding === undefined ? [] : childCursors(encoding).flatMap((field) => readEncoding(context, field)),
      examples: readExamples(context, reader),
    }
    reader.finish('a media type')
    // `x-json` beside JSON is preferred; of a kind, a type has precedence over a range that includes it.
    const rank = underOtherName ? -1 : preference.indexOf(content.kind) + (media.key.includes('*') ? 0.5 : 0)
    return [{ content, rank }]
  })
  return contents.sort((a, b) => a.rank - b.rank).map(({ content }) => content)
}

function readEncoding(context: Context, cursor: Cursor): FieldEncoding[] {
  const reader = readObject(context.report, cursor, 'An encoding')
  if (reader === undefined) return []
  reader.ignore('headers')
  const style = reader.oneOf('style', ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'])
  const explode = reader.boolean('explode')
  const mediaType = reader.string('contentType')
  const field: FieldEncoding = {
    field: cursor.key,
    style: style ?? 'form',
    explode: explode ?? (style ?? 'form') === 'form',
    allowReserved: reader.boolean('allowReserved') ?? false,
    json:
      style === undefined && explode === undefined && mediaType !== undefined && /[/+]json\b/.test(mediaType),
  }
  reader.finish('an encoding')
  return [field]
}

function bodyKind(mediaType: string, schema: Schema | undefined): BodyKind {
  const essence = (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
  if (essence === 'application/json' || essence.endsWith('+json') || essence === 'text/json') return 'json'
  if (essence === 'application/x-www-form-urlencoded') return 'form'
  if (essence.startsWith('multipart/')) return 'multipart'
  if (schema?.kind === 'string' && schema.binary) return 'binary'
  if (essence.startsWith('text/') || /[/+](xml|javascript|x-ndjson|yaml|jsonl)$/.test(essence)) return 'text'
  if (essence === '*/*') return schema === undefined || schema.kind === 'unknown' ? 'binary' : 'json'
  return 'binary'
}
