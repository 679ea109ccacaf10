import type { ServiceClient } from '@wallet-kit/clients/runtime/client/ServiceClient'
import { type QueryKey, type Read, type ReadOptions, skipToken } from '@wallet-kit/sdk/query'
import { useQuery } from './useQuery.ts'

/** Generated query options. */
interface GeneratedQuery<Reply> {
  readonly queryKey: QueryKey
  readonly queryFn: (call: { readonly signal: AbortSignal }) => Promise<Reply>
}

/**
 * Watches a read of a service in the kit's cache. Nothing is requested while it has no parameters.
 *
 * @param toQuery the generated options of the operation
 */
export function useReadQuery<Client extends ServiceClient, Parameters extends object, Reply, Data>(
  { client, parameters, options }: Read<Client, Parameters, ReadOptions<Reply, Data>>,
  toQuery: (client: Client, parameters: Parameters) => GeneratedQuery<Reply>,
  enabled = true,
) {
  return useQuery<Reply, Error, Data>(
    parameters === skipToken
      ? { queryKey: ['wallet-kit', 'nothing to read'], queryFn: skipToken }
      : { ...toQuery(client, parameters), ...options, enabled },
  )
}
