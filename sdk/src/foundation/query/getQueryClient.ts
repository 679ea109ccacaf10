import { QueryClient } from '@tanstack/query-core'
import type { FoundationContext } from '../stores/FoundationContext.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { defineKitState, getKitState } from '../stores/kitState.ts'
import { getRetryDelay, shouldRetry } from './retryRules.ts'

const queryClient = defineKitState(({ lifetime }: FoundationContext) => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, retryDelay: getRetryDelay } },
  })
  lifetime.addEventListener('abort', () => {
    client.cancelQueries().catch(() => undefined)
    client.clear()
  })
  return client
})

/**
 * The query cache of a kit, created on first use and emptied by `destroy`. Give it to a `QueryClientProvider`,
 * or use it directly.
 *
 * @example
 * const balance = await getQueryClient(kit).fetchQuery(nativeBalanceQueryOptions(kit, parameters))
 */
export function getQueryClient({ _internal: context }: KitHandle<FoundationContext>): QueryClient {
  return getKitState(context, queryClient)
}
