import type { Inner } from '../validators/schema.ts'
import type { Security } from './credentials.ts'
import type { ParameterFormat } from './serializeValue.ts'

/** Description of an operation at run time. */
export interface OperationDescription {
  readonly name: string
  /** `GET` */
  readonly method: string
  /** `/getWalletImage/{imageId}` */
  readonly path: string
  /** Address of its own, if it has one. */
  readonly server?: string
  /** Security that it requires. */
  readonly security?: Security
  /** Formats of parameters that differ from OpenAPI's defaults. */
  readonly pathFormats?: Readonly<Record<string, ParameterFormat>>
  readonly queryFormats?: Readonly<Record<string, ParameterFormat>>
  readonly headerFormats?: Readonly<Record<string, ParameterFormat>>
  readonly cookieFormats?: Readonly<Record<string, ParameterFormat>>
  readonly body?: BodyDescription
  /** Other media types that the body may be sent in. */
  readonly otherBodies?: readonly BodyDescription[]
  /** By status (`200`), range (`2XX`) or `default`; 2xx only, others become errors. An empty list: no body. */
  readonly replies: Readonly<Record<string, ReplyContent | readonly ReplyContent[]>>
}

export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

/** Encoding of a body. */
export interface BodyDescription {
  readonly kind: BodyKind
  /** As the contract has it: `application/json`, `image/*`. */
  readonly mediaType: string
  /** Formats of fields of a form that differ from the default. */
  readonly fieldFormats?: Readonly<Record<string, ParameterFormat>>
}

export interface ReplyContent {
  /** `stream`: passed on while it is received. */
  readonly kind: BodyKind | 'stream'
  /** Media type, where there are several to choose from. */
  readonly type?: string
  readonly schema?: Inner
}
