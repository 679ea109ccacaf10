import type { ErrorUses } from './findUses.ts'
import type { SpecifiedMessage } from './specifiedMessages.ts'

/** One entry of the error catalogue. */
export interface CatalogueEntry {
  readonly message: string
  readonly severity: string
  readonly docs: string
}

export interface ErrorTableParameters {
  readonly catalogue: Readonly<Record<string, CatalogueEntry>>
  readonly specified: readonly SpecifiedMessage[]
  /** Reason why nothing raises a code yet, by code. */
  readonly waiting: Readonly<Record<string, string>>
  usesOf(code: string): ErrorUses
}

/** Files that are named in a cell; the others are counted. */
const shownFiles = 3

/** A page with every message of the specification, the code that raises it and the test that has seen it. */
export function errorTable({ catalogue, specified, waiting, usesOf }: ErrorTableParameters): string {
  const codes = new Set(specified.map(({ code }) => code))
  const others = Object.keys(catalogue).filter((code) => !codes.has(code))
  const row = (code: string, elsewhere?: string) => {
    const { message, severity, docs } = catalogue[code] ?? { message: '', severity: '', docs: '' }
    const { places, tests } = usesOf(code)
    const missing = elsewhere ?? 'nothing yet'
    return `| ${escapeCell(message)} | [\`${code}\`](reference/${docs}.md) | ${severity} | ${list(places, missing)} | ${list(tests, places.length > 0 ? 'none yet' : '')} |`
  }
  const head = [
    '| message | code | severity | raised or shown by | test |',
    '| --- | --- | --- | --- | --- |',
  ]
  return [
    '<!-- Written by scripts/errors from schemas/errors.yaml and the sources. Do not edit. -->',
    '',
    '# Errors',
    '',
    'Each code has a page with what to do. A message without a place or a test fails `npm test -- generated`, unless it waits for a feature.',
    '',
    '## Specified messages',
    '',
    'Host apps and tests of other kits look for them, to the letter.',
    '',
    ...head,
    ...specified.map(({ code, elsewhere }) => row(code, elsewhere)),
    '',
    '## Other messages',
    '',
    ...head,
    ...others.map((code) => row(code, waiting[code])),
    '',
  ].join('\n')
}

/** Messages that nothing raises or no test has seen, and specified ones that the catalogue lacks or words differently. */
export function findErrorProblems({
  catalogue,
  specified,
  waiting,
  usesOf,
}: ErrorTableParameters): readonly string[] {
  const wording = specified.flatMap(({ code, message }) => {
    const entry = catalogue[code]
    if (!entry) return [`${code} is missing in schemas/errors.yaml: '${message}'.`]
    return entry.message === message
      ? []
      : [`The message of ${code} must be '${message}'. It is '${entry.message}'.`]
  })
  const reasons = new Map(specified.map(({ code, elsewhere }) => [code, elsewhere]))
  const unused = Object.entries(catalogue).flatMap(([code, { message }]) => {
    const { places, tests } = usesOf(code)
    if (places.length === 0)
      return (reasons.get(code) ?? waiting[code]) ? [] : [`Nothing raises ${code} ('${message}').`]
    return tests.length > 0 ? [] : [`No test names ${code} ('${message}').`]
  })
  return [...wording, ...unused]
}

function list(files: readonly string[], missing: string): string {
  if (files.length === 0) return missing
  const shown = files.slice(0, shownFiles).map((file) => `[${nameOf(file)}](../${file})`)
  const rest = files.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>')
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}

function escapeCell(text: string): string {
  return text.replaceAll(/[\\|<>*_[\]]/g, '\\$&')
}
