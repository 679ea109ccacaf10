import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { useWatched } from './useWatched.ts'
import type { OnrampOptionsState } from './watchOnrampOptions.ts'

export interface UseOnrampOptionsParameters {
  /** Default: true. False: nothing is requested. */
  readonly enabled?: boolean
}

export interface UseOnrampOptionsReturnType extends OnrampOptionsState {
  /** Error of code that failed to load: where the service fails, the list is the built-in one. */
  readonly error: unknown
  readonly isLoading: boolean
}

/**
 * Tokens that the connected account can buy with a card on the active network, and currencies to pay in. The code is fetched
 * when it is first needed.
 *
 * @example
 * const { data } = useOnrampOptions() // { purchaseCurrencies: [{ symbol: 'USDC', … }], … }
 */
export function useOnrampOptions({
  enabled = true,
}: UseOnrampOptionsParameters = {}): UseOnrampOptionsReturnType {
  const { state, error, isOn } = useWatched<OnrampOptionsState>({
    address: undefined,
    enabled,
    watch: async (kit, _account, onChange) => {
      const { watchOnrampOptions } = await loadAccountHooks()
      return watchOnrampOptions(kit, onChange)
    },
  })
  return {
    data: state?.data,
    error,
    isLoading: isOn && state?.data === undefined && error === undefined,
  }
}
