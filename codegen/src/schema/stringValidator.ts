import { type Code, call, code, regularExpression } from '../fragment/code.ts'
import { fromRuntime } from '../fragment/importedName.ts'
import type { StringSchema } from '../model/schema.ts'
import { withChecks } from './withChecks.ts'
import { zod } from './zod.ts'

/** A string with its format, length and pattern. A file is checked for being one, no more. */
export function stringValidator({
  format,
  minLength,
  maxLength,
  pattern,
  binary,
  prefix,
}: StringSchema): Code {
  if (binary) return code`${zod}.instanceof(Blob)`
  const checks: Code[] = []
  if (minLength !== undefined && minLength > 0) {
    checks.push(
      minLength === 1
        ? code`${zod}.minLength(1)`
        : call(fromRuntime('characterCount', 'minCharacters'), [code`${minLength}`]),
    )
  }
  if (maxLength !== undefined) {
    checks.push(call(fromRuntime('characterCount', 'maxCharacters'), [code`${maxLength}`]))
  }
  if (pattern !== undefined) checks.push(code`${zod}.regex(${regularExpression(pattern)})`)
  const isPrefixed = prefix !== undefined && format === undefined
  return withChecks(
    isPrefixed ? call(fromRuntime('hexadecimal', 'hexadecimal'), []) : formatValidator(format),
    checks,
  )
}

/** Formats that are checked; any other is a note to the reader, as JSON Schema has it. */
function formatValidator(format: string | undefined): Code {
  switch (format) {
    case 'email':
      return code`${zod}.email()`
    case 'uuid':
      return code`${zod}.guid()`
    case 'uri':
    case 'url':
      return code`${zod}.url()`
    case 'date-time':
      return call(fromRuntime('stringFormats', 'dateTime'), [])
    case 'date':
      return code`${zod}.iso.date()`
    case 'time':
      return call(fromRuntime('stringFormats', 'time'), [])
    case 'duration':
      return code`${zod}.iso.duration()`
    case 'ipv4':
      return code`${zod}.ipv4()`
    case 'ipv6':
      return code`${zod}.ipv6()`
    case 'hostname':
      return code`${zod}.hostname()`
    case 'byte':
      return code`${zod}.base64()`
    default:
      return code`${zod}.string()`
  }
}
