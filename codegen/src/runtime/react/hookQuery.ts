import {
  type InfiniteData,
  type SkipToken,
  skipToken,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  type UseSuspenseInfiniteQueryResult,
  type UseSuspenseQueryResult,
  useInfiniteQuery,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { ClientError } from '../client/ClientError.ts'
import type { InfiniteQuery } from '../query/queryPaging.ts'
import type { Query, TaggedQueryKey } from '../query/queryTypes.ts'
import type {
  InfiniteQueryHookOptions,
  QueryHookOptions,
  SuspenseInfiniteQueryHookOptions,
  SuspenseQueryHookOptions,
} from './hookOptions.ts'

// TanStack Query's overloads are resolved here, so that a generated hook is one plain call for the type checker.

/** A query that waits for its parameters. */
export interface Skipped<Data> {
  readonly queryKey: TaggedQueryKey<Data>
  readonly queryFn: SkipToken
}

/** Used while a query has no parameters. Its key is its own, so it shows no other query's data. */
export function skipped<Data>(start: TaggedQueryKey<Data>): Skipped<Data> {
  const key: readonly unknown[] = [...start, 'skipped']
  // The tag exists for the type checker only.
  return { queryKey: key as TaggedQueryKey<Data>, queryFn: skipToken }
}

/** An infinite query that waits for its parameters. */
export interface SkippedPages<Page, PageParam> extends Skipped<InfiniteData<Page, PageParam>> {
  readonly initialPageParam: PageParam
  readonly getNextPageParam: () => undefined
}

/** Like {@link skipped}, for an infinite query. */
export function skippedPages<Page, PageParam>(
  start: TaggedQueryKey<InfiniteData<Page, PageParam>>,
): SkippedPages<Page, PageParam> {
  // Never used: no page is read.
  const initialPageParam: unknown = null
  return {
    ...skipped(start),
    initialPageParam: initialPageParam as PageParam,
    getNextPageParam: () => undefined,
  }
}

/** `useQuery` over generated options. */
export function useOperationQuery<Reply, Data>(
  query: Query<Reply> | Skipped<Reply>,
  options: QueryHookOptions<Reply, Data> | undefined,
): UseQueryResult<Data, ClientError> {
  return useQuery<Reply, ClientError, Data>({ ...options, ...query })
}

/** `useSuspenseQuery` over generated options. */
export function useOperationSuspenseQuery<Reply, Data>(
  query: Query<Reply>,
  options: SuspenseQueryHookOptions<Reply, Data> | undefined,
): UseSuspenseQueryResult<Data, ClientError> {
  return useSuspenseQuery<Reply, ClientError, Data>({ ...options, ...query })
}

/** `useInfiniteQuery` over generated options. */
export function useOperationInfiniteQuery<Page, PageParam, Data>(
  query: InfiniteQuery<Page, PageParam> | SkippedPages<Page, PageParam>,
  options: InfiniteQueryHookOptions<Page, PageParam, Data> | undefined,
): UseInfiniteQueryResult<Data, ClientError> {
  return useInfiniteQuery<Page, ClientError, Data, readonly unknown[], PageParam>({
    ...options,
    ...query,
  })
}

/** `useSuspenseInfiniteQuery` over generated options. */
export function useOperationSuspenseInfiniteQuery<Page, PageParam, Data>(
  query: InfiniteQuery<Page, PageParam>,
  options: SuspenseInfiniteQueryHookOptions<Page, PageParam, Data> | undefined,
): UseSuspenseInfiniteQueryResult<Data, ClientError> {
  return useSuspenseInfiniteQuery<Page, ClientError, Data, readonly unknown[], PageParam>({
    ...options,
    ...query,
  })
}
