import { type Code, type CodePart, code, join, literal, propertyKey } from '../../fragment/code.ts'
import type { JsonValue } from '../../model/json.ts'

/** The source of made-up data, a name that has to be in scope. */
export const random = code`random`

/** Some value of JSON, for schemas that only say what it must not be. */
export const anything = code`${random}.anything()`

/** A function without parameters that makes data. */
export function maker(data: Code): Code {
  return code`() => ${asResult(data)}`
}

/** An expression as the result of an arrow function, where a brace would open a block. */
export function asResult(data: Code): Code {
  return startsWithBrace(data) ? code`(${data})` : data
}

function startsWithBrace(part: CodePart | undefined): boolean {
  if (typeof part === 'string') return part.startsWith('{')
  return part?.kind === 'code' && startsWithBrace(part.parts[0])
}

/** An object literal on one line, of what is not undefined. */
export function rules(given: { readonly [key: string]: JsonValue | undefined }): Code {
  const entries = Object.entries(given).filter(
    (entry): entry is [string, JsonValue] => entry[1] !== undefined,
  )
  if (entries.length === 0) return code`{}`
  return code`{ ${join(
    entries.map(([key, value]) => code`${propertyKey(key)}: ${literal(value)}`),
    ', ',
  )} }`
}
