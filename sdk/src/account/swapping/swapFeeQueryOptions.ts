import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getSwaps } from './getSwaps.ts'
import { swapGasPriceQueryOptions } from './swapGasPriceQueryOptions.ts'
import { quoteLife, usualApprovalGas, usualGas } from './swapLimits.ts'

export interface SwapFeeParameters {
  readonly caipNetworkId: CaipNetworkId
}

/** Approximate network fee of a swap, in the smallest unit of the network's own coin. */
export interface SwapFee {
  /** For the swap itself. */
  readonly swap: bigint
  /** For an approval before it, which a token may need and the network's own coin does not. */
  readonly approval: bigint
}

/**
 * Approximate cost of a swap before it is built: its gas at the usual speed, and the fee of roll-ups for publishing it.
 * `reviewSwap` returns the exact cost. Valid for 10 s.
 *
 * `GET {dataService}/v1/convert/gas-price`, and `getL1Fee` of the network's gas oracle
 *
 * @example
 * const { data } = useQuery(swapFeeQueryOptions(kit, { caipNetworkId: 'eip155:10' }))
 */
export function swapFeeQueryOptions(kit: KitHandle<WalletsContext>, { caipNetworkId }: SwapFeeParameters) {
  return {
    queryKey: ['wallet-kit', 'swapFee', caipNetworkId] as readonly unknown[],
    queryFn: async (): Promise<SwapFee> => {
      const price = await getQueryClient(kit).fetchQuery(swapGasPriceQueryOptions(kit, { caipNetworkId }))
      const { swaps, network } = await getSwaps(kit, caipNetworkId)
      const dataFees = await swaps.readUsualDataFees(kit, network)
      return {
        swap: price * usualGas + dataFees.swap,
        approval: price * usualApprovalGas + dataFees.approval,
      }
    },
    staleTime: quoteLife,
    retry: false as const,
  }
}
