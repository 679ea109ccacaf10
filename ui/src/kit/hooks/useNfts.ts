import { useKit } from '../provider/useKit.ts'
import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { useStore } from './useStore.ts'
import { useWatched } from './useWatched.ts'
import type { NftsState } from './watchNfts.ts'

export interface UseNftsParameters {
  /** Default: the connected account. */
  readonly address?: string | undefined
  /** Default: true. False: nothing is requested. */
  readonly enabled?: boolean
}

export interface UseNftsReturnType extends NftsState {
  readonly isLoading: boolean
}

/**
 * NFTs that an account holds on all networks of the active namespace that the kit offers, most recently received first
 * and page by page; spam is marked. The code that reads them is fetched when it is first needed.
 *
 * @example
 * const { items = [], hasNextPage, fetchNextPage } = useNfts()
 */
export function useNfts({ address, enabled = true }: UseNftsParameters = {}): UseNftsReturnType {
  const { activeNamespace } = useStore(useKit().stores.networks)
  const { state, error, isOn } = useWatched<NftsState>({
    address,
    enabled,
    watch: async (kit, account, onChange) => {
      const { watchNfts } = await loadAccountHooks()
      return watchNfts(kit, { address: account.address, namespace: activeNamespace }, onChange)
    },
  })
  const failure = state?.error ?? error
  return {
    items: state?.items,
    error: failure,
    hasNextPage: state?.hasNextPage ?? false,
    fetchNextPage: state?.fetchNextPage ?? fetchNothing,
    isLoading: isOn && state?.items === undefined && failure === undefined,
  }
}

async function fetchNothing(): Promise<void> {
  // There is no page yet.
}
