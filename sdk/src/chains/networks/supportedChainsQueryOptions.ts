import { getSupportedChains } from '@wallet-kit/clients/data-service/client'
import { getSupportedChainsQueryKey } from '@wallet-kit/clients/data-service/query'
import { getDataService } from '../../foundation/query/getDataService.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'

/**
 * Networks that the data service covers, as CAIP-2 ids. Requested once per page.
 *
 * `GET {dataService}/v1/supported-chains`
 *
 * @example
 * const { data } = useQuery(supportedChainsQueryOptions(kit))
 */
export function supportedChainsQueryOptions({ _internal: context }: KitHandle<FoundationContext>) {
  return {
    queryKey: getSupportedChainsQueryKey() as readonly unknown[],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly string[]> => {
      const { http } = await getSupportedChains(getDataService(context), {}, { signal })
      return http
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
