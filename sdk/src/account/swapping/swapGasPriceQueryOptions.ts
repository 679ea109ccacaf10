import { getGasPrice } from '@wallet-kit/clients/data-service/client'
import { gasPriceNetworkUnsupported } from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getSwaps } from './getSwaps.ts'
import { quoteLife } from './swapLimits.ts'

export interface SwapGasPriceParameters {
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Price of a unit of gas at the usual speed, in wei; valid for 10 s.
 *
 * `GET {dataService}/v1/convert/gas-price`
 *
 * @example
 * const { data } = useQuery(swapGasPriceQueryOptions(kit, { caipNetworkId: 'eip155:1' }))
 */
export function swapGasPriceQueryOptions(
  kit: KitHandle<WalletsContext>,
  { caipNetworkId }: SwapGasPriceParameters,
) {
  const { _internal: context } = kit
  return {
    queryKey: ['wallet-kit', 'swapGasPrice', caipNetworkId] as readonly unknown[],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<bigint> => {
      await getSwaps(kit, caipNetworkId).catch((cause: unknown) => {
        throw isWalletKitError(cause, 'SWAP_NETWORK_UNSUPPORTED')
          ? createError(gasPriceNetworkUnsupported, { cause })
          : cause
      })
      const limited = AbortSignal.any([signal, context.lifetime])
      const { standard } = await getGasPrice(
        getDataService(context),
        { query: { chainId: caipNetworkId } },
        { signal: limited },
      )
      return BigInt(standard)
    },
    staleTime: quoteLife,
    retry: false as const,
  }
}
