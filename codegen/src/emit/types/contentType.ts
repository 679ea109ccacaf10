import { type Code, code, join } from '../../fragment/code.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { Direction } from '../../layout/modelNames.ts'
import { isStream } from '../../layout/operationFacts.ts'
import type { MediaContent } from '../../model/operation.ts'
import { schemaType } from '../../schema/schemaType.ts'

const bytes = fromRuntime('Bytes', 'Bytes', { type: true })
const stream = code`ReadableStream<${bytes}>`

/** The type of a body of one media type, as a host handles it. */
export function contentType(content: MediaContent, direction: Direction): Code {
  const { kind, schema } = content
  // Values that a host passes in are only read.
  const options = { direction, readonlyLists: direction === 'sent' }
  if (isStream(content)) return direction === 'sent' ? code`string | ${stream}` : stream
  switch (kind) {
    case 'binary':
      return direction === 'sent' ? code`Blob | ArrayBuffer | ${bytes} | ${stream}` : code`Blob`
    case 'text':
      return schema !== undefined && (schema.kind === 'string' || schema.kind === 'enum')
        ? schemaType(schema, options)
        : code`string`
    case 'multipart':
      return direction === 'sent' && schema !== undefined ? schemaType(schema, options) : code`Blob`
    case 'json':
    case 'form':
      return schema === undefined ? code`unknown` : schemaType(schema, options)
  }
}

/** Any of the contents; `undefined` for a reply without a body. */
export function contentsType(contents: readonly MediaContent[], direction: Direction): Code {
  const types = contents.map((content) => contentType(content, direction))
  return types.length === 0 ? code`undefined` : join(types, ' | ')
}
