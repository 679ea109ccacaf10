import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { useWatched } from './useWatched.ts'
import type { SmartSessionsState } from './watchSmartSessions.ts'

export interface UseSmartSessionsParameters {
  /** Default: the connected account. */
  readonly address?: string | undefined
  /** Default: true. False: nothing is requested. */
  readonly enabled?: boolean
}

export interface UseSmartSessionsReturnType extends SmartSessionsState {
  readonly isLoading: boolean
}

/**
 * The smart sessions of an account on the active network: what apps may do for it without asking. The code that reads
 * them is fetched when it is first needed.
 *
 * @example
 * const { data = [] } = useSmartSessions() // [{ pci: '8f14e45f-…', status: 'active', … }]
 */
export function useSmartSessions({
  address,
  enabled = true,
}: UseSmartSessionsParameters = {}): UseSmartSessionsReturnType {
  const { state, error, isOn } = useWatched<SmartSessionsState>({ address, enabled, watch: loadAndWatch })
  const failure = state?.error ?? error
  return {
    data: state?.data,
    error: failure,
    isLoading: isOn && state?.data === undefined && failure === undefined,
  }
}

const loadAndWatch = async (
  ...parameters: Parameters<typeof import('./watchSmartSessions.ts').watchSmartSessions>
) => {
  const { watchSmartSessions } = await loadAccountHooks()
  return watchSmartSessions(...parameters)
}
