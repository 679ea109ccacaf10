import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { ClientError } from '../client/ClientError.ts'
import { invalidate, type Mutation } from '../query/queryMutation.ts'
import type { MutationHookOptions } from './hookOptions.ts'

/** `useMutation` over generated options; refetches stale queries after a success, without waiting for it. */
export function useOperationMutation<Reply, Variables, Context>(
  mutation: Mutation<Variables, Reply>,
  options: MutationHookOptions<Reply, Variables, Context> | undefined,
): UseMutationResult<Reply, ClientError, Variables, Context> {
  const { mutationKey, mutationFn, meta } = mutation
  return useMutation<Reply, ClientError, Variables, Context>({
    ...options,
    mutationKey,
    mutationFn,
    // Done here; a cache that does it for all mutations must not do it again.
    meta: { ...options?.meta, invalidates: [] },
    onSuccess(reply, variables, result, context) {
      invalidate(context.client, meta.invalidates, mutationKey, variables)
      return options?.onSuccess?.(reply, variables, result, context)
    },
  })
}
