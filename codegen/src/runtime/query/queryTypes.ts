import type { dataTagErrorSymbol, dataTagSymbol } from '@tanstack/query-core'
import type { ClientError } from '../client/ClientError.ts'

/** First parts of every key of an operation. Cached queries can be filtered by each of them. */
export type OperationKey = readonly [service: string, scope: OperationScope]

/** An object, because TanStack Query finds keys by any part of one: `['shop', { path: '/books' }]`. */
export interface OperationScope {
  readonly path: string
  readonly operation: string
  readonly tags?: Readonly<Record<string, boolean>>
}

/**
 * A query key that types the data cached under it: service, operation, parameters. Without
 * parameters it is the start of all keys of the operation.
 */
export interface TaggedQueryKey<Data> extends ReadonlyArray<unknown> {
  readonly [dataTagSymbol]: Data
  readonly [dataTagErrorSymbol]: ClientError
}

/** Key and function of a query: spread it into the options of any binding of TanStack Query. */
export interface Query<Data> extends FailsAsClientError {
  readonly queryKey: TaggedQueryKey<Data>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
}

/** Lets bindings infer the type of errors, each from its own option. Never set: both are left to the caller. */
export interface FailsAsClientError {
  readonly retryDelay?: (failureCount: number, error: ClientError) => number
  /** Used by lists of queries (`useQueries`). */
  readonly throwOnError?: (error: ClientError) => boolean
}
