import { nearest } from '../../diagnostics/nearest.ts'
import type { Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import type { ObjectReader } from '../objectReader.ts'
import { knownFormats } from './knownFormats.ts'
import { slowPart } from './slowPattern.ts'

/** The keywords of strings. */
export function normaliseString(context: Context, reader: ObjectReader, facts: SchemaFacts): Schema {
  const format = readFormat(context, reader)
  const minLength = reader.count('minLength')
  const maxLength = reader.count('maxLength')
  const pattern = readPattern(context, reader)
  return {
    kind: 'string',
    ...(format === undefined ? {} : { format }),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(pattern !== undefined && isHexadecimal(pattern) ? { prefix: '0x' as const } : {}),
    ...(context.values?.dates === true && format === 'date-time' ? { date: true } : {}),
    binary: format === 'binary' || (format === undefined && holdsBytes(reader)),
    ...facts,
  }
}

/** A media type without an encoding means that the bytes are not encoded; those of a string are its characters. */
function holdsBytes(reader: ObjectReader): boolean {
  const mediaType = reader.string('contentMediaType')
  if (mediaType === undefined || reader.has('contentEncoding') || reader.has('contentSchema')) return false
  return !/^text\/|[/+](json|xml|yaml|javascript)\b/.test(mediaType)
}

/** An unregistered format is allowed; one that resembles a known one is probably a typo. */
function readFormat(context: Context, reader: ObjectReader): string | undefined {
  const format = reader.string('format')
  if (format === undefined || knownFormats.has(format)) return format
  const meant = nearest(format, knownFormats)
  if (meant !== undefined) {
    const hint = `Did you mean '${meant}'?`
    context.report.habit(
      reader.child('format') ?? reader.cursor,
      `Unknown format '${format}'; it is not checked.`,
      hint,
    )
  }
  return format
}

/** Every string that fits starts with `0x`: no alternative can begin otherwise. */
function isHexadecimal(pattern: string): boolean {
  return /^\^0x(?![?*{])/.test(pattern) && !pattern.includes('|')
}

/** A regular expression of JavaScript; others are an error of the contract. */
function readPattern(context: Context, reader: ObjectReader): string | undefined {
  const pattern = reader.string('pattern')
  if (pattern === undefined) return undefined
  const problem = regularExpressionProblem(pattern)
  if (problem === undefined) {
    reportSlowPattern(context, reader, pattern)
    return pattern
  }
  context.report.mistake(
    reader.child('pattern') ?? reader.cursor,
    `'pattern' is not a valid ECMA-262 regular expression: ${problem}`,
    'ECMA-262 has no inline flags such as (?i) and no possessive quantifiers.',
  )
  return undefined
}

function reportSlowPattern({ report }: Context, reader: ObjectReader, pattern: string) {
  const slow = slowPart(pattern)
  if (slow === undefined) return
  report.warning(
    reader.child('pattern') ?? reader.cursor,
    `Catastrophic backtracking: nested quantifiers in the pattern (${slow}).`,
    'Remove one quantifier, for example a+ instead of (a+)+: a crafted string can block the program.',
  )
}

export function regularExpressionProblem(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u')
    return undefined
  } catch {
    // Patterns with needless escapes are refused under the `u` flag only.
  }
  try {
    new RegExp(pattern)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
