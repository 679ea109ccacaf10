import type { Cursor } from '../../load/cursor.ts'
import type { RequestBody } from '../../model/operation.ts'
import type { Context } from '../context.ts'
import { followReference } from '../followReference.ts'
import { readObject } from '../objectReader.ts'
import { normaliseContents } from './normaliseContents.ts'

/** A request body, by reference or not. */
export function normaliseBody(context: Context, cursor: Cursor): RequestBody | undefined {
  const target = followReference(context, cursor, 'a request body')
  const reader = target && readObject(context.report, target, 'A request body')
  if (reader === undefined) return undefined
  const description = reader.text('description')
  reader.require('content', `Add 'content' with a media type.`)
  const content = reader.object('content')
  const body: RequestBody = {
    required: reader.boolean('required') ?? false,
    ...(description === undefined ? {} : { description }),
    contents: content === undefined ? [] : normaliseContents(context, content),
  }
  reader.finish('a request body')
  return body.contents.length === 0 ? undefined : body
}
