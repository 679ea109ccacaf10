import type { Report } from '../diagnostics/report.ts'
import type { Cursor } from '../load/cursor.ts'
import type { References } from '../load/references.ts'
import type { SourceDocument } from '../load/sourceDocument.ts'
import type { IntersectionSchema, Schema } from '../model/schema.ts'
import type { Parent } from './schema/linkParents.ts'
import type { ModelRegistry } from './schema/modelRegistry.ts'
import type { TypeName } from './schema/typeNames.ts'

/** State shared by the normalising functions during the work on one contract. */
export interface Context {
  readonly report: Report
  readonly references: References
  /** For entries of a discriminator's mapping: an unresolved one is a warning. */
  readonly mappings: References
  readonly models: ModelRegistry
  /** Intersections found so far; their members are linked when all models are read. */
  readonly intersections: IntersectionSchema[]
  /** Schemas with a discriminator found so far; which schemas include them is known when all models are read. */
  readonly parents: Parent[]
  /** Normalises a schema; passed along, because schemas contain schemas of every kind. */
  readonly schemaAt: (cursor: Cursor, depth?: number, outer?: readonly TypeName[]) => Schema
  /** Differences of values from JSON; absent: none. */
  readonly values?: ValueOptions | undefined
  /** Dialect of the schemas of a file; files of both dialects can refer to each other. */
  readonly dialectOf: (document: SourceDocument) => SchemaDialect
}

/** Values that are converted on the way between a program and JSON. */
export interface ValueOptions {
  /** `date-time` is a `Date`. */
  readonly dates?: boolean | undefined
  /** `int64` and `uint64` are a `bigint`. */
  readonly bigints?: boolean | undefined
}

/** OpenAPI 3.0 has its own keywords and ignores siblings of `$ref`. */
export type SchemaDialect = 'openapi-3.0' | 'json-schema'
