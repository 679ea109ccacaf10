import type { Inner } from './schema.ts'
import type { ParameterFormat } from './serializeValue.ts'

/** What a client function knows of its operation at run time. */
export interface OperationDescription {
  readonly name: string
  /** `GET` */
  readonly method: string
  /** `/getWalletImage/{imageId}` */
  readonly path: string
  /** Address of its own, if it has one. */
  readonly server?: string
  /** Alternatives of security schemes that hold together. */
  readonly security?: readonly (readonly string[])[]
  /** Formats of parameters that differ from OpenAPI's defaults. */
  readonly pathFormats?: Readonly<Record<string, ParameterFormat>>
  readonly queryFormats?: Readonly<Record<string, ParameterFormat>>
  readonly headerFormats?: Readonly<Record<string, ParameterFormat>>
  readonly body?: {
    readonly kind: BodyKind
    readonly mediaType: string
    /** Formats of fields of a form that differ from the default. */
    readonly fieldFormats?: Readonly<Record<string, ParameterFormat>>
  }
  /** By status (`200`), range (`2XX`) or `default`; 2xx only, others become errors. An empty list: no body. */
  readonly replies: Readonly<Record<string, readonly ReplyContent[]>>
}

export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

export interface ReplyContent {
  readonly kind: BodyKind
  readonly schema?: Inner
}
