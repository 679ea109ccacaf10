import type { WaitForCallsReturnType } from '@wallet-kit/sdk/actions'
import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { useWatched } from './useWatched.ts'
import type { ReadState } from './watchReads.ts'

export interface UseCallsStatusParameters {
  /** From `sendCalls`. Absent: nothing is requested. */
  readonly id?: string | undefined
  /** Default: true. False: nothing is requested. */
  readonly enabled?: boolean
}

export interface UseCallsStatusReturnType extends ReadState<WaitForCallsReturnType> {
  /** Until the calls are final. */
  readonly isLoading: boolean
}

/**
 * Waits until calls of `useSendCalls` are final. The code that reads them is fetched when it is first needed.
 *
 * @example
 * const { data, isLoading } = useCallsStatus({ id }) // { status: 'confirmed', receipts: [ … ] }
 */
export function useCallsStatus({ id, enabled = true }: UseCallsStatusParameters): UseCallsStatusReturnType {
  const { state, error, isOn } = useWatched<ReadState<WaitForCallsReturnType>>({
    address: undefined,
    enabled: enabled && id !== undefined,
    variant: id ?? '',
    watch: async (kit, _account, onChange) => {
      const { waitForCalls } = await loadAccountHooks()
      const ended = new AbortController()
      if (id !== undefined)
        waitForCalls(kit, { id, signal: ended.signal }).then(
          (data) => onChange({ data, error: undefined }),
          (error: unknown) => onChange({ data: undefined, error }),
        )
      return () => ended.abort()
    },
  })
  const failure = state?.error ?? error
  return {
    data: state?.data,
    error: failure,
    isLoading: isOn && state?.data === undefined && failure === undefined,
  }
}
