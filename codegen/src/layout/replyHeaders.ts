import type { Operation, ReplyHeader } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import { successReplies } from './operationFacts.ts'

/**
 * The headers that successful replies of an operation declare, by name. A header is required if every success requires
 * it. `Content-Type` is left out: OpenAPI ignores its declaration.
 */
export function replyHeaders(operation: Operation): readonly ReplyHeader[] {
  const successes = successReplies(operation)
  const found = new Map<string, ReplyHeader[]>()
  for (const { headers } of successes) {
    for (const header of headers) {
      const key = header.name.toLowerCase()
      if (key !== 'content-type') found.set(key, [...(found.get(key) ?? []), header])
    }
  }
  return [...found.values()].flatMap((headers) => {
    const [first, another] = headers
    if (first === undefined) return []
    const required = headers.length === successes.length && headers.every((header) => header.required)
    return [{ ...first, required, ...(another === undefined ? {} : { schema: anyOf(headers, first) }) }]
  })
}

function anyOf(headers: readonly ReplyHeader[], first: ReplyHeader): Schema {
  const members = headers.map(({ schema }) => schema)
  const { place } = first.schema
  return { kind: 'union', mode: 'any', members, place, examples: [], extensions: {} }
}
