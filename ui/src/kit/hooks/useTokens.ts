import type { Currency } from '@wallet-kit/sdk/actions'
import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { useWatched } from './useWatched.ts'
import type { TokensState } from './watchTokens.ts'

export interface UseTokensParameters {
  /** Default: the connected account. */
  readonly address?: string | undefined
  /** Currency of prices and values. Default: `usd`. */
  readonly currency?: Currency
  /** Default: true. False: nothing is requested. */
  readonly enabled?: boolean
}

export interface UseTokensReturnType extends TokensState {
  readonly isLoading: boolean
}

/**
 * Tokens of an account on the active network, cached for 30 s: from the data service, else from the wallet or the chain.
 * The code that reads it is fetched when it is first needed.
 *
 * @example
 * const { data } = useTokens() // { tokens: [{ symbol: 'ETH', amount: 10n ** 18n, … }], total: '1804.8', … }
 */
export function useTokens({
  address,
  currency = 'usd',
  enabled = true,
}: UseTokensParameters = {}): UseTokensReturnType {
  const { state, error, isOn } = useWatched<TokensState>({
    address,
    enabled,
    variant: currency,
    watch: async (kit, account, onChange) => {
      const { watchTokens } = await loadAccountHooks()
      return watchTokens(kit, { ...account, currency }, onChange)
    },
  })
  const failure = state?.error ?? error
  return {
    data: state?.data,
    error: failure,
    isLoading: isOn && state?.data === undefined && failure === undefined,
  }
}
