import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/report.ts'
import { type Cursor, childCursor } from '../load/cursor.ts'
import { isJsonObject } from '../model/json.ts'
import { foreignDocument } from './foreignDocument.ts'

/** The keys that identify a dialect. Other dialects may have `$schema` too, so it is last. */
const dialectKeys = ['openapi', 'openrpc', 'channel', 'errorCatalogue', '$defs', '$schema'] as const

export type DocumentDialect = (typeof dialectKeys)[number]

/** Dialect of a document. Undefined, and reported, when it cannot be compiled. */
export function readDialect(report: Report, root: Cursor): DocumentDialect | undefined {
  const { value } = root
  const keys = isJsonObject(value) ? Object.keys(value) : []
  const dialect = keys.includes('swagger') ? undefined : dialectKeys.find((key) => keys.includes(key))
  if (dialect === undefined) {
    reportUnknown(report, root, keys)
    return undefined
  }
  const version = childCursor(root, dialect)
  const isFine = version === undefined || isKnownVersion(report, dialect, version)
  return isFine ? dialect : undefined
}

function reportUnknown(report: Report, root: Cursor, keys: readonly string[]) {
  const foreign = foreignDocument(root.value, root.document.text)
  if (foreign?.key !== undefined) {
    report.error(childCursor(root, foreign.key) ?? root, foreign.message, foreign.hint)
    return
  }
  for (const key of keys) {
    const meant = nearest(key, dialectKeys)
    if (meant === undefined) continue
    const place = childCursor(root, key) ?? root
    report.add({
      severity: 'error',
      place,
      at: 'key',
      message: 'Unknown kind of document.',
      hint: `Did you mean '${meant}'?`,
    })
    return
  }
  report.error(
    root,
    foreign?.message ?? 'Unknown kind of document.',
    foreign?.hint ?? `Add one of: ${dialectKeys.map((key) => `'${key}: …'`).join(', ')}.`,
  )
}

function isKnownVersion(report: Report, dialect: DocumentDialect, cursor: Cursor): boolean {
  const version = String(cursor.value)
  if (dialect === 'openapi') return isKnownOpenApi(report, cursor, version)
  if (dialect !== 'openrpc' || /^1(\.|$)/.test(version)) return true
  report.error(cursor, `OpenRPC ${version} is not supported.`, 'Use version 1.')
  return false
}

function isKnownOpenApi(report: Report, cursor: Cursor, version: string): boolean {
  if (/^3\.[01](\.|$)/.test(version)) return true
  if (/^3\.2(\.|$)/.test(version)) {
    report.warning(
      cursor,
      `OpenAPI ${version} is read as 3.1.`,
      'Features of 3.2 that are not supported are reported where they are used.',
    )
    return true
  }
  if (typeof cursor.value === 'number') {
    const hint = `Quote the full version: '3.0.3' or '3.1.0'.`
    report.error(cursor, `'openapi' must be a string, not a number (${version}).`, hint)
  } else report.error(cursor, `OpenAPI ${version} is not supported.`, 'Use version 3.0 or 3.1.')
  return false
}
