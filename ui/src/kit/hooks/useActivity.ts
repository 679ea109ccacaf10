import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { useWatched } from './useWatched.ts'
import type { ActivityState } from './watchActivity.ts'

export interface UseActivityParameters {
  /** Default: the connected account. */
  readonly address?: string | undefined
  /** Default: true. False: nothing is requested. */
  readonly enabled?: boolean
}

export interface UseActivityReturnType extends ActivityState {
  readonly isLoading: boolean
}

/**
 * Transactions of an account on the active network, newest first and page by page. The code that reads them is fetched
 * when it is first needed.
 *
 * @example
 * const { items = [], hasNextPage, fetchNextPage } = useActivity()
 */
export function useActivity({ address, enabled = true }: UseActivityParameters = {}): UseActivityReturnType {
  const { state, error, isOn } = useWatched<ActivityState>({ address, enabled, watch: loadAndWatch })
  const failure = state?.error ?? error
  return {
    items: state?.items,
    error: failure,
    hasNextPage: state?.hasNextPage ?? false,
    fetchNextPage: state?.fetchNextPage ?? fetchNothing,
    isLoading: isOn && state?.items === undefined && failure === undefined,
  }
}

const loadAndWatch = async (...parameters: Parameters<typeof import('./watchActivity.ts').watchActivity>) => {
  const { watchActivity } = await loadAccountHooks()
  return watchActivity(...parameters)
}

async function fetchNothing(): Promise<void> {
  // There is no page yet.
}
