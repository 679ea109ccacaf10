import type { CatalogueEntry } from './catalogueEntry.ts'
import type { ChannelEvent, ChannelRequest } from './channelMessage.ts'
import type { IncomingOperation } from './incomingOperation.ts'
import type { Operation } from './operation.ts'
import type { RpcMethod } from './rpcMethod.ts'
import type { Model } from './schema.ts'
import type { SecurityScheme } from './securityScheme.ts'
import type { Server } from './server.ts'

/** A contract of any dialect: input of emitters. */
export type Service = HttpService | RpcService | ChannelService | CatalogueService | SchemasService

/** The dialect a contract is written in. */
export type Dialect = Service['dialect']

export interface ServiceFacts {
  /** Folder of the output, lower case with hyphens: `wallet-directory`. */
  readonly name: string
  /** `walletDirectory` */
  readonly camelName: string
  /** `WalletDirectory` */
  readonly pascalName: string
  readonly title: string
  readonly version: string
  readonly description?: string
  /** Path of the contract as given, forward slashes; written into the header of every file. */
  readonly source: string
  /** Every named schema, sorted by name. */
  readonly models: readonly Model[]
}

/** From OpenAPI. */
export interface HttpService extends ServiceFacts {
  readonly dialect: 'http'
  /** In the order of the contract, which is that of preference. */
  readonly servers: readonly Server[]
  /** Sorted by name. */
  readonly operations: readonly Operation[]
  /** Webhooks and callbacks: requests that the service sends. Sorted by name. */
  readonly incoming: readonly IncomingOperation[]
  /** The tags that the contract declares, in its order. */
  readonly tags: readonly Tag[]
  /** Sorted by name. */
  readonly securitySchemes: readonly SecurityScheme[]
  /** `security` of operations that declare none; the same list object as theirs. */
  readonly security: Operation['security']
  /** Set where validators convert values: strings to dates, for example. */
  readonly converts?: boolean
}

/** A group of operations, in words. */
export interface Tag {
  readonly name: string
  readonly description: string
}

/** From OpenRPC. */
export interface RpcService extends ServiceFacts {
  readonly dialect: 'rpc'
  /** In the order of the contract. */
  readonly servers: readonly Server[]
  /** Sorted by name on the wire. */
  readonly methods: readonly RpcMethod[]
}

/** From a message channel document. */
export interface ChannelService extends ServiceFacts {
  readonly dialect: 'channel'
  readonly requests: readonly ChannelRequest[]
  readonly events: readonly ChannelEvent[]
}

/** From a plain JSON Schema document: named schemas and nothing else. */
export interface SchemasService extends ServiceFacts {
  readonly dialect: 'schemas'
}

/** From an error catalogue. */
export interface CatalogueService extends ServiceFacts {
  readonly dialect: 'catalogue'
  /** In the order of their numbers. */
  readonly entries: readonly CatalogueEntry[]
}
