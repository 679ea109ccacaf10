import { QueryClient } from '@tanstack/query-core'
import type { AppKit } from '../AppKit.ts'
import { getRetryDelay, shouldRetry } from './retryRules.ts'

/**
 * The query cache of a kit, made on first use and emptied by `destroy`. Give it to a `QueryClientProvider`,
 * or use it directly.
 *
 * @example
 * const balance = await getQueryClient(kit).fetchQuery(nativeBalanceQueryOptions(kit, parameters))
 */
export function getQueryClient({ _internal: kit }: Pick<AppKit, '_internal'>): QueryClient {
  return kit.once('queryClient', () => {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: shouldRetry, retryDelay: getRetryDelay } },
    })
    kit.lifetime.addEventListener('abort', () => {
      client.cancelQueries().catch(() => undefined)
      client.clear()
    })
    return client
  })
}
