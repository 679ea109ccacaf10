import type {
  InfiniteData,
  UseInfiniteQueryOptions,
  UseMutationOptions,
  UseQueryOptions,
  UseSuspenseInfiniteQueryOptions,
  UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import type { ClientError } from '../client/ClientError.ts'
import type { InvalidationOptions } from '../query/queryMutation.ts'

// Interfaces, not aliases: the type checker compares two uses by their type arguments alone.

/** Options of a generated query hook: all of TanStack Query's but key and function. */
export interface QueryHookOptions<Reply, Data = Reply>
  extends Omit<UseQueryOptions<Reply, ClientError, Data>, 'queryKey' | 'queryFn'> {}

/** Options of a generated suspense hook. */
export interface SuspenseQueryHookOptions<Reply, Data = Reply>
  extends Omit<UseSuspenseQueryOptions<Reply, ClientError, Data>, 'queryKey' | 'queryFn'> {}

type PagingKey = 'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'

/** Options of a generated infinite hook: all of TanStack Query's but key, function and the rule of paging. */
export interface InfiniteQueryHookOptions<Page, PageParam, Data = InfiniteData<Page, PageParam>>
  extends Omit<UseInfiniteQueryOptions<Page, ClientError, Data, readonly unknown[], PageParam>, PagingKey> {}

/** Options of a generated infinite suspense hook. */
export interface SuspenseInfiniteQueryHookOptions<Page, PageParam, Data = InfiniteData<Page, PageParam>>
  extends Omit<
    UseSuspenseInfiniteQueryOptions<Page, ClientError, Data, readonly unknown[], PageParam>,
    PagingKey
  > {}

/** Options of a generated mutation hook: all of TanStack Query's but key and function, and the invalidated queries. */
export interface MutationHookOptions<Reply, Variables, Context = unknown>
  extends Omit<UseMutationOptions<Reply, ClientError, Variables, Context>, 'mutationKey' | 'mutationFn'>,
    InvalidationOptions {}
