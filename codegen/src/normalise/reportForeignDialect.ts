import type { Report } from '../diagnostics/report.ts'
import type { Cursor } from '../load/cursor.ts'

/** Versions of JSON Schema whose keywords are understood, and the dialects of OpenAPI itself. */
const known =
  /^https?:\/\/(json-schema\.org\/(schema|draft\/2020-12\/(hyper-)?schema|draft\/2019-09\/(hyper-)?schema|draft-0[4-7]\/(hyper-)?schema)|spec\.openapis\.org\/oas\/3\.[012]\/(dialect|schema)\b.*)#?$/

/** Reports an unknown dialect, whose keywords may mean something else. */
export function reportForeignDialect(report: Report, cursor: Cursor | undefined) {
  if (cursor === undefined) return
  const { value } = cursor
  if (typeof value === 'string' && known.test(value)) return
  report.warning(
    cursor,
    `Unknown JSON Schema dialect ${JSON.stringify(value)}; the schemas are read as JSON Schema 2020-12.`,
    'Use https://json-schema.org/draft/2020-12/schema',
  )
}
