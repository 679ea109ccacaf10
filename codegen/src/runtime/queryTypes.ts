import type { DataTag, QueryFunctionContext, QueryKey } from '@tanstack/query-core'
import type { ClientError } from './ClientError.ts'

/** A query key that tells a cache's typed functions what is cached under it. */
export type TaggedQueryKey<Key extends QueryKey, Data> = DataTag<Key, Data, ClientError>

/** Key and function of a query: spread it into the options of any binding of TanStack Query. */
export interface Query<Key extends QueryKey, Data> {
  queryKey: TaggedQueryKey<Key, Data>
  queryFn: (context: QueryFunctionContext) => Promise<Data>
}

/** Key and function of a mutation. */
export interface Mutation<Key extends QueryKey, Variables, Reply> {
  mutationKey: Key
  mutationFn: (variables: Variables) => Promise<Reply>
}
