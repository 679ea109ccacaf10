import { foreignText } from '../load/foreignText.ts'
import { isJsonObject, type JsonValue } from '../model/json.ts'

/** The kind of a document that is not a contract, and how to fix it. */
export interface ForeignDocument {
  readonly message: string
  readonly hint: string
  /** The key that identifies it. */
  readonly key?: string
}

/** Documents by a key of their root. */
const byKey: Readonly<Record<string, { readonly is: string; readonly hint: string }>> = {
  swagger: {
    is: 'Swagger 2.0',
    hint: 'Convert it to OpenAPI 3 once: npx swagger2openapi old.yaml --yaml --outfile new.yaml',
  },
  swaggerVersion: {
    is: 'Swagger 1',
    hint: 'Ask its publisher for OpenAPI 3, or convert it: npx api-spec-converter',
  },
  asyncapi: {
    is: 'AsyncAPI',
    hint: 'Messages between two sides can be described as a channel document; see the README.',
  },
  arazzo: {
    is: 'an Arazzo workflow',
    hint: `Compile the OpenAPI documents that its 'sourceDescriptions' name.`,
  },
  overlay: { is: 'an OpenAPI overlay', hint: 'Apply it to its OpenAPI document first, and compile that.' },
  __schema: {
    is: 'a GraphQL schema',
    hint: 'Use a GraphQL code generator.',
  },
  log: {
    is: 'a recording of requests (HAR)',
    hint: 'An OpenAPI or OpenRPC document is needed.',
  },
}

/** Undefined when it is of no known kind. */
export function foreignDocument(value: JsonValue, text: string): ForeignDocument | undefined {
  const known = foreignText(text)
  if (known !== undefined) return known
  if (!isJsonObject(value)) return noObject(value, text)
  for (const [key, { is, hint }] of Object.entries(byKey)) {
    if (Object.hasOwn(value, key)) return { key, message: `This is ${is}, which is not supported.`, hint }
  }
  const { info, item, type, properties, allOf, oneOf, anyOf } = value
  if (Array.isArray(item) && isJsonObject(info)) {
    const hint = 'Export it as OpenAPI 3, or convert it: npx postman-to-openapi collection.json -f api.yaml'
    return { key: 'item', message: 'This is a Postman collection, which is not supported.', hint }
  }
  if ([type, properties, allOf, oneOf, anyOf].some((keyword) => keyword !== undefined)) {
    const hint = `Add "$schema": "https://json-schema.org/draft/2020-12/schema".`
    return { message: `This looks like a JSON Schema without '$schema'.`, hint }
  }
  return undefined
}

function noObject(value: JsonValue, text: string): ForeignDocument {
  if (Array.isArray(value)) {
    return { message: 'The document is an array.', hint: `Remove the '-' before its keys.` }
  }
  const first = text.trimStart().slice(0, 40).split('\n')[0] ?? ''
  return {
    message: `The document is a string that begins with ${JSON.stringify(first)}.`,
    hint: `Check the path: a contract begins with, for example, 'openapi: 3.1.0'.`,
  }
}
