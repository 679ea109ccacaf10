import { nearest } from '../../diagnostics/nearest.ts'
import type { Cursor } from '../../load/cursor.ts'
import type { Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import type { ObjectReader } from '../objectReader.ts'
import { readPattern } from '../pattern/readPattern.ts'
import { slowPart } from '../pattern/slowPattern.ts'
import { knownFormats } from './knownFormats.ts'

/** The keywords of strings. */
export function normaliseString(context: Context, reader: ObjectReader, facts: SchemaFacts): Schema {
  const format = readFormat(context, reader)
  const minLength = reader.count('minLength')
  const maxLength = reader.count('maxLength')
  const pattern = readPatternKeyword(context, reader)
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

/** The regular expression at a place. An invalid one is reported and ignored. */
export function checkedPattern(
  { report }: Context,
  place: Cursor,
  pattern: string,
  subject = `'pattern'`,
): string | undefined {
  const read = readPattern(pattern)
  if ('problem' in read) {
    report.mistake(
      place,
      `${subject} is not a valid ECMA-262 regular expression: ${read.problem}.`,
      'ECMA-262 has no flags inside of a pattern, no possessive quantifiers and no atomic groups.',
    )
    return undefined
  }
  const [first] = read.notes
  if (first !== undefined) {
    report.warning(
      place,
      `${subject} has syntax that ECMA-262 lacks: ${read.notes.join(', ')}.`,
      `Write ${read.source.length > 200 ? 'a pattern of ECMA-262' : read.source}`,
    )
  }
  return read.source
}

function readPatternKeyword(context: Context, reader: ObjectReader): string | undefined {
  const place = reader.child('pattern')
  const pattern = reader.string('pattern')
  if (pattern === undefined || place === undefined) return undefined
  const checked = checkedPattern(context, place, pattern)
  if (checked !== undefined) reportSlowPattern(context, reader, checked)
  return checked
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
