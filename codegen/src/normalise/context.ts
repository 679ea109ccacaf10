import type { Report } from '../diagnostics/report.ts'
import type { Cursor } from '../load/cursor.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import type { Schema } from '../model/schema.ts'
import type { ModelRegistry } from './schema/modelRegistry.ts'

/** What every normalising function shares during the work on one contract. */
export interface Context {
  readonly documents: DocumentSet
  readonly report: Report
  readonly models: ModelRegistry
  /** Normalises a schema; handed around, because schemas contain schemas of every kind. */
  readonly schemaAt: (cursor: Cursor, depth?: number) => Schema
  /** How schemas read: OpenAPI 3.0 has its own keywords and ignores what stands beside `$ref`. */
  readonly schemaDialect: 'openapi-3.0' | 'json-schema'
}
