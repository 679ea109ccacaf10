import type { Report } from '../diagnostics/report.ts'
import type { Cursor } from '../load/cursor.ts'
import type { References } from '../load/references.ts'
import type { SourceDocument } from '../load/sourceDocument.ts'
import type { Schema } from '../model/schema.ts'
import type { ModelRegistry } from './schema/modelRegistry.ts'

/** What every normalising function shares during the work on one contract. */
export interface Context {
  readonly report: Report
  readonly references: References
  readonly models: ModelRegistry
  /** Normalises a schema; handed around, because schemas contain schemas of every kind. */
  readonly schemaAt: (cursor: Cursor, depth?: number) => Schema
  /** How the schemas of a file read; files of both dialects can refer to each other. */
  readonly dialectOf: (document: SourceDocument) => SchemaDialect
}

/** OpenAPI 3.0 has its own keywords and ignores what stands beside `$ref`. */
export type SchemaDialect = 'openapi-3.0' | 'json-schema'
