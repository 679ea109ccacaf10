import type { SwapToken } from '@wallet-kit/sdk/actions'
import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { useWatched } from './useWatched.ts'
import type { ReadState } from './watchReads.ts'

export interface UseSwapTokensParameters {
  /** Default: true. False: nothing is requested. */
  readonly enabled?: boolean
}

export interface UseSwapTokensReturnType extends ReadState<readonly SwapToken[]> {
  readonly isLoading: boolean
}

/**
 * Tokens of the active network that the connected account can swap, the network's own coin first. The code that reads
 * them is fetched when it is first needed.
 *
 * @example
 * const { data: [coin, ...tokens] = [] } = useSwapTokens()
 */
export function useSwapTokens({ enabled = true }: UseSwapTokensParameters = {}): UseSwapTokensReturnType {
  const { state, error, isOn } = useWatched<ReadState<readonly SwapToken[]>>({
    address: undefined,
    enabled,
    watch: async (kit, { caipNetworkId }, onChange) => {
      const { watchSwapTokens } = await loadAccountHooks()
      return watchSwapTokens(kit, caipNetworkId, onChange)
    },
  })
  const failure = state?.error ?? error
  return {
    data: state?.data,
    error: failure,
    isLoading: isOn && state?.data === undefined && failure === undefined,
  }
}
