import type { QueryFunctionContext } from '@tanstack/query-core'
import { getSupportedChains } from '@wallet-kit/clients/data-service/client'
import type { AppKit } from '../AppKit.ts'
import { getDataService } from '../dataService/getDataService.ts'
import { callService } from '../query/callService.ts'

/**
 * Networks that the data service covers, as CAIP-2 ids. Asked once per page.
 *
 * `GET {dataService}/v1/supported-chains`
 *
 * @example
 * const { data } = useQuery(supportedChainsQueryOptions(kit))
 */
export function supportedChainsQueryOptions({ _internal: kit }: Pick<AppKit, '_internal'>) {
  return {
    queryKey: ['wallet-kit', 'supportedChains'] as readonly unknown[],
    queryFn: async ({ signal }: QueryFunctionContext): Promise<readonly string[]> => {
      const { http } = await callService(kit, ['dataService', 'getSupportedChains'], () =>
        getSupportedChains(getDataService(kit), {}, { signal }),
      )
      return http
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
