import type {
  QueryKey,
  UseMutationOptions,
  UseQueryOptions,
  UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import type { ClientError } from './ClientError.ts'

/** Options of a generated query hook: all of TanStack Query's but key and function. */
export type QueryHookOptions<Reply, Data, Key extends QueryKey> = Omit<
  UseQueryOptions<Reply, ClientError, Data, Key>,
  'queryKey' | 'queryFn'
>

/** Options of a generated suspense hook. */
export type SuspenseQueryHookOptions<Reply, Data, Key extends QueryKey> = Omit<
  UseSuspenseQueryOptions<Reply, ClientError, Data, Key>,
  'queryKey' | 'queryFn'
>

/** Options of a generated mutation hook. */
export type MutationHookOptions<Reply, Variables, Context> = Omit<
  UseMutationOptions<Reply, ClientError, Variables, Context>,
  'mutationKey' | 'mutationFn'
>
