import type { SourceDocument } from '../load/sourceDocument.ts'
import { isJsonObject } from '../model/json.ts'
import type { SchemaDialect } from './context.ts'

/** Dialect of the schemas of each file: declared in the file, else that of the contract. */
export function createDialects(contract: SourceDocument): (document: SourceDocument) => SchemaDialect {
  const fallback = declaredDialect(contract) ?? 'json-schema'
  const known = new Map<SourceDocument, SchemaDialect>([[contract, fallback]])
  return (document) => {
    let dialect = known.get(document)
    if (dialect === undefined) {
      dialect = declaredDialect(document) ?? fallback
      known.set(document, dialect)
    }
    return dialect
  }
}

function declaredDialect({ value }: SourceDocument): SchemaDialect | undefined {
  if (!isJsonObject(value)) return undefined
  const { openapi, $schema } = value as { readonly [key: string]: unknown }
  if (openapi !== undefined) return String(openapi).startsWith('3.0') ? 'openapi-3.0' : 'json-schema'
  return $schema === undefined ? undefined : 'json-schema'
}
