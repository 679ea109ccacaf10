import type { JsonObject, JsonValue } from './json.ts'
import type { Place } from './place.ts'
import type { Schema } from './schema.ts'

/** One method of an OpenRPC document. */
export interface RpcMethod {
  /** Name on the wire: `eth_getBalance`. */
  readonly method: string
  /** Camel-case identifier, unique in the service: `ethGetBalance`. */
  readonly name: string
  readonly pascalName: string
  readonly summary?: string
  readonly description?: string
  readonly deprecated: boolean
  readonly parameters: readonly RpcParameter[]
  /** `either` is written as by position. */
  readonly parameterStructure: 'by-position' | 'by-name' | 'either'
  /** Absent for a notification. */
  readonly result?: Schema
  readonly errors: readonly RpcMethodError[]
  readonly examples: readonly { readonly parameters: readonly JsonValue[]; readonly result?: JsonValue }[]
  /** `x-…` keywords as written; `x-policy` becomes the policy map. */
  readonly extensions: JsonObject
  readonly place: Place
}

export interface RpcMethodError {
  readonly code: number
  readonly message: string
  /** As written: an example of the data, or the schema of it. */
  readonly data?: JsonValue
  /** Schema of the data, where the contract describes it. */
  readonly schema?: Schema
}

export interface RpcParameter {
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
  readonly description?: string
}
