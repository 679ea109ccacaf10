import type { Invalidation } from './invalidation.ts'
import type { JsonObject, JsonValue } from './json.ts'
import type { Paging } from './paging.ts'
import type { Place } from './place.ts'
import type { Schema } from './schema.ts'
import type { Server } from './server.ts'

/** HTTP methods that OpenAPI knows. */
export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'

/** One HTTP operation. */
export interface Operation {
  /** Camel-case identifier, unique in the service: function name and file name. */
  readonly name: string
  /** Pascal-case form, stem of type names. */
  readonly pascalName: string
  /** `operationId` as written; derived from method and path where the contract has none. */
  readonly id: string
  /** Camel-case name of the files that it is in, together with the operations of its first tag. */
  readonly group: string
  readonly method: HttpMethod
  /** Path template: `/getWalletImage/{imageId}`. */
  readonly path: string
  readonly tags: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly deprecated: boolean
  /** In the order of the contract, path-level ones first, overridden ones replaced. */
  readonly parameters: readonly Parameter[]
  readonly body?: RequestBody
  /** Sorted by status; ranges and `default` last. */
  readonly replies: readonly Reply[]
  /** Alternatives; each names the schemes that hold together, an empty one none at all. Empty: none needed. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  /** Addresses of its own, or of its path; absent: those of the service. */
  readonly servers?: readonly Server[]
  /** Present on a read whose reply is one page of a list. */
  readonly paging?: Paging
  /** Queries that it makes stale, when it changes something. */
  readonly invalidates?: readonly Invalidation[]
  /** `x-…` keywords as written. */
  readonly extensions: JsonObject
  readonly place: Place
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

export type ParameterStyle =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'

export interface Parameter {
  /** Name on the wire. */
  readonly name: string
  readonly in: ParameterPlace
  readonly required: boolean
  readonly schema: Schema
  /** Defaults of OpenAPI filled in. */
  readonly style: ParameterStyle
  readonly explode: boolean
  readonly allowReserved: boolean
  /** Whether an empty list is sent; otherwise it is left out, and an empty value is a list of one empty string. */
  readonly allowEmpty: boolean
  /** `x-every-call`: given once to `createClient` and sent with every call, so optional in each of them. */
  readonly everyCall: boolean
  /** Set when the value is serialised as this media type (`content`) instead of by style. */
  readonly mediaType?: string
  readonly description?: string
  readonly deprecated: boolean
  readonly examples: readonly JsonValue[]
  readonly place: Place
}

export interface RequestBody {
  readonly required: boolean
  readonly description?: string
  /** In the order of preference of the client: JSON under another name, JSON, form, multipart, text, binary. */
  readonly contents: readonly MediaContent[]
}

/** Encoding of a body. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

export interface MediaContent {
  /** As written, e.g. `application/json`, `image/*`. */
  readonly mediaType: string
  readonly kind: BodyKind
  readonly schema?: Schema
  /** Encoding of the form fields that do not use the default. */
  readonly encoding: readonly FieldEncoding[]
  readonly examples: readonly JsonValue[]
}

/** One field of a form whose `encoding` the contract gives. */
export interface FieldEncoding {
  readonly field: string
  readonly style: ParameterStyle
  readonly explode: boolean
  readonly allowReserved: boolean
  /** Written as JSON. */
  readonly json: boolean
}

export interface Reply {
  /** A number, a range such as `4XX`, or `default`. */
  readonly status: ReplyStatus
  readonly description: string
  /** Empty: the reply has no body. JSON first. */
  readonly contents: readonly MediaContent[]
  readonly headers: readonly ReplyHeader[]
}

export type ReplyStatus = number | `${1 | 2 | 3 | 4 | 5}XX` | 'default'

export interface ReplyHeader {
  readonly name: string
  readonly required: boolean
  /** Keys and values of an object are written as `key=value`. */
  readonly explode: boolean
  readonly schema: Schema
  readonly description?: string
}
