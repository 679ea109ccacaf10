import { type Code, code, join } from '../../fragment/code.ts'
import type { Direction } from '../../layout/modelNames.ts'
import type { MediaContent } from '../../model/operation.ts'
import { schemaType } from '../../schema/schemaType.ts'

/** The type of a body of one media type, as a host handles it. */
export function contentType({ kind, schema }: MediaContent, direction: Direction): Code {
  switch (kind) {
    case 'binary':
      return direction === 'sent' ? code`Blob | ArrayBuffer | Uint8Array<ArrayBuffer>` : code`Blob`
    case 'text':
      return schema !== undefined && (schema.kind === 'string' || schema.kind === 'enum')
        ? schemaType(schema, { direction })
        : code`string`
    case 'multipart':
      return direction === 'sent' && schema !== undefined ? schemaType(schema, { direction }) : code`Blob`
    case 'json':
    case 'form':
      return schema === undefined ? code`unknown` : schemaType(schema, { direction })
  }
}

/** Any of the contents; `undefined` for a reply without a body. */
export function contentsType(contents: readonly MediaContent[], direction: Direction): Code {
  const types = contents.map((content) => contentType(content, direction))
  return types.length === 0 ? code`undefined` : join(types, ' | ')
}
