import { type Code, call, code, identifier, literal, regularExpression } from '../fragment/code.ts'
import { fromRuntime } from '../fragment/importedName.ts'
import type { StringSchema } from '../model/schema.ts'
import { withChecks } from './withChecks.ts'
import { zod } from './zod.ts'

/** A string with its format, length and pattern. A file is only checked for being one. */
export function stringValidator({
  format,
  minLength,
  maxLength,
  pattern,
  binary,
  prefix,
  date,
}: StringSchema): Code {
  if (binary) return code`${zod}.file()`
  const checks: Code[] = []
  if (minLength !== undefined && minLength > 0) {
    checks.push(
      minLength === 1
        ? code`${zod}.minLength(1)`
        : call(fromRuntime('validators/characterCount', 'minCharacters'), [code`${minLength}`]),
    )
  }
  if (maxLength !== undefined) {
    checks.push(call(fromRuntime('validators/characterCount', 'maxCharacters'), [code`${maxLength}`]))
  }
  if (pattern !== undefined) checks.push(code`${zod}.regex(${regularExpression(pattern)})`)
  const isPrefixed = prefix !== undefined && format === undefined
  const text = withChecks(
    isPrefixed ? call(fromRuntime('validators/hexadecimal', 'hexadecimal'), []) : formatValidator(format),
    checks,
  )
  return date ? call(fromRuntime('validators/dateValue', 'dateValue'), [text]) : text
}

/** Formats that are checked; others are annotations, as in JSON Schema. */
const formats: Readonly<Record<string, string>> = {
  email: 'email',
  uuid: 'uuid',
  uri: 'uri',
  url: 'uri',
  'uri-reference': 'uriReference',
  'uri-template': 'uriTemplate',
  'date-time': 'dateTime',
  date: 'date',
  time: 'time',
  duration: 'duration',
  hostname: 'hostname',
  byte: 'base64',
  'json-pointer': 'jsonPointer',
  decimal: 'decimalText',
}

/** Whole numbers as strings. */
const integerTexts: Readonly<Record<string, readonly [minimum: string, maximum: string]>> = {
  int64: ['-9223372036854775808', '9223372036854775807'],
  uint64: ['0', '18446744073709551615'],
}

function formatValidator(format = ''): Code {
  const range = Object.hasOwn(integerTexts, format) ? integerTexts[format] : undefined
  if (range !== undefined)
    return call(fromRuntime('validators/stringFormats', 'integerText'), range.map(literal))
  const name = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (name !== undefined) return call(fromRuntime('validators/stringFormats', name), [])
  if (format === 'ipv4' || format === 'ipv6') return code`${zod}.${identifier(format)}()`
  return code`${zod}.string()`
}
