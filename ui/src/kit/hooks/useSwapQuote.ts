import type { SwapQuote, SwapToken } from '@wallet-kit/sdk/actions'
import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { useWatched } from './useWatched.ts'
import type { ReadState } from './watchReads.ts'

export interface UseSwapQuoteParameters {
  /** To sell, of `useSwapTokens`. Absent: nothing is requested, as without the next two. */
  readonly from?: SwapToken | undefined
  /** To receive. */
  readonly to?: SwapToken | undefined
  /** To sell, in the smallest unit. */
  readonly amount?: bigint | undefined
  /** Tolerance, in whole percent from 0 to 50. Default: 1. */
  readonly slippage?: number | undefined
}

export interface UseSwapQuoteReturnType extends ReadState<SwapQuote> {
  readonly isLoading: boolean
}

/**
 * Quote of a swap of the connected account, refetched every 10 s. The code that reads it is fetched when it is
 * first needed.
 *
 * @example
 * const { data } = useSwapQuote({ from: coin, to: usdc, amount: 10n ** 18n }) // { received, minimum, … }
 */
export function useSwapQuote({ from, to, amount, slippage }: UseSwapQuoteParameters): UseSwapQuoteReturnType {
  const isComplete = from !== undefined && to !== undefined && amount !== undefined
  const { state, error, isOn } = useWatched<ReadState<SwapQuote>>({
    address: undefined,
    enabled: isComplete,
    variant: [from?.caipNetworkId, from?.address, to?.address, amount, slippage].join(' '),
    watch: async (kit, _account, onChange) => {
      const { watchSwapQuote } = await loadAccountHooks()
      return isComplete ? watchSwapQuote(kit, { from, to, amount, slippage }, onChange) : () => undefined
    },
  })
  const failure = state?.error ?? error
  return {
    data: state?.data,
    error: failure,
    isLoading: isOn && state?.data === undefined && failure === undefined,
  }
}
