import type { Report } from '../diagnostics/report.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import type { ModelRegistry } from './schema/modelRegistry.ts'

/** What every normalising function shares during the work on one contract. */
export interface Context {
  readonly documents: DocumentSet
  readonly report: Report
  readonly models: ModelRegistry
  /** How schemas read: OpenAPI 3.0 has its own keywords and ignores what stands beside `$ref`. */
  readonly schemaDialect: 'openapi-3.0' | 'json-schema'
}
