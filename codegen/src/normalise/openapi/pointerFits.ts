import { bareSchema } from '../../model/bareSchema.ts'
import { pointerTokens } from '../../model/jsonPointer.ts'
import type { Schema } from '../../model/schema.ts'

/** Whether values of a schema can have something at a JSON pointer; `-1` is the last item of a list. */
export function pointerFits(schema: Schema, pointer: string): boolean {
  if (pointer !== '' && !pointer.startsWith('/')) return false
  return reaches(schema, pointerTokens(pointer))
}

function reaches(schema: Schema, tokens: readonly string[]): boolean {
  const [token, ...rest] = tokens
  if (token === undefined) return true
  const bare = bareSchema(schema)
  switch (bare.kind) {
    case 'unknown':
      return true
    case 'array':
      return /^(-1|\d+)$/.test(token) && reaches(bare.prefixItems[Number(token)] ?? bare.items, rest)
    case 'object': {
      const property = bare.properties.find(({ name }) => name === token)
      if (property !== undefined) return reaches(property.schema, rest)
      return typeof bare.additional === 'object' && reaches(bare.additional, rest)
    }
    case 'union':
    case 'intersection':
      return bare.members.some((member) => reaches(member, tokens))
    default:
      return false
  }
}
