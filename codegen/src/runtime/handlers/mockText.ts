import { matchingText, type RandomInteger } from './matchingText.ts'

/** Constraints of a string. */
export interface TextRules {
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly examples?: readonly string[]
}

/** Number of attempts to match a pattern before the length limits are dropped. */
const attempts = 20

/**
 * Makes a string by its rules: one of several examples, else by format or pattern, else the only example, else words.
 * One example alone would make all entries of a list the same.
 */
export function mockText(rules: TextRules, integer: RandomInteger): string {
  const { examples = [], format, pattern } = rules
  const example = examples[integer(0, Math.max(0, examples.length - 1))]
  if (example !== undefined && (examples.length > 1 || (format === undefined && pattern === undefined)))
    return example
  const made = byFormat(rules, integer) ?? byPattern(rules, integer)
  return made ?? example ?? words(rules, integer)
}

function byFormat({ format, pattern, minLength = 0, maxLength }: TextRules, integer: RandomInteger) {
  if (format === undefined || pattern !== undefined || !Object.hasOwn(formats, format)) return undefined
  let text = formats[format]?.(integer)
  for (let attempt = 1; attempt < attempts && text !== undefined; attempt++) {
    if (text.length >= minLength && text.length <= (maxLength ?? Number.POSITIVE_INFINITY)) break
    text = formats[format]?.(integer)
  }
  return text
}

function byPattern(
  { pattern, minLength = 0, maxLength }: TextRules,
  integer: RandomInteger,
): string | undefined {
  if (pattern === undefined) return undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    // Short first, then long enough even if only one part of the pattern can grow, then shorter again.
    const stretch = attempt === 0 ? 0 : Math.ceil(minLength / attempt)
    const text = matchingText(pattern, integer, stretch)
    if (text === undefined) continue
    if (text.length >= minLength && text.length <= (maxLength ?? Number.POSITIVE_INFINITY)) return text
  }
  return undefined
}

const vocabulary =
  'amber birch cedar delta ember fjord grove harbor iris jade kelp lumen mesa north opal'.split(' ')

function words(
  { minLength = 1, maxLength = Math.max(24, minLength) }: TextRules,
  integer: RandomInteger,
): string {
  let text = word(integer)
  while (text.length < minLength) text += ` ${word(integer)}`
  return text.slice(0, maxLength)
}

function word(integer: RandomInteger): string {
  return vocabulary[integer(0, vocabulary.length - 1)] ?? ''
}

function dateTime(integer: RandomInteger): string {
  const year2020 = 1_577_836_800_000
  const tenYears = 315_532_800
  return new Date(year2020 + integer(0, tenYears) * 1000).toISOString()
}

function hexadecimal(integer: RandomInteger, length: number): string {
  return Array.from({ length }, () => integer(0, 15).toString(16)).join('')
}

const formats: Readonly<Record<string, (integer: RandomInteger) => string>> = {
  'date-time': dateTime,
  date: (integer) => dateTime(integer).slice(0, 10),
  time: (integer) => dateTime(integer).slice(11),
  duration: (integer) => `PT${integer(1, 59)}M`,
  email: (integer) => `${word(integer)}@mail.example`,
  uuid: (integer) =>
    `${hexadecimal(integer, 8)}-${hexadecimal(integer, 4)}-4${hexadecimal(integer, 3)}-8${hexadecimal(integer, 3)}-${hexadecimal(integer, 12)}`,
  uri: (integer) => `https://${word(integer)}.example/${word(integer)}`,
  url: (integer) => `https://${word(integer)}.example/${word(integer)}`,
  'uri-reference': (integer) => `/${word(integer)}`,
  'iri-reference': (integer) => `/${word(integer)}`,
  iri: (integer) => `https://${word(integer)}.example/${word(integer)}`,
  'uri-template': (integer) => `/${word(integer)}/{id}`,
  'json-pointer': (integer) => `/${word(integer)}/${integer(0, 9)}`,
  'relative-json-pointer': (integer) => `${integer(0, 3)}/${word(integer)}`,
  regex: (integer) => `^${word(integer)}$`,
  int64: (integer) => String(integer(0, 1_000_000)),
  uint64: (integer) => String(integer(0, 1_000_000)),
  decimal: (integer) => `${integer(0, 1000)}.${integer(10, 99)}`,
  base64url: (integer) => btoa(word(integer)).replaceAll('=', ''),
  'idn-email': (integer) => `${word(integer)}@mail.example`,
  'idn-hostname': (integer) => `${word(integer)}.example`,
  hostname: (integer) => `${word(integer)}.example`,
  ipv4: (integer) => `192.0.2.${integer(1, 254)}`,
  ipv6: (integer) => `2001:db8::${integer(1, 9999).toString(16)}`,
  byte: (integer) => btoa(word(integer)),
}
