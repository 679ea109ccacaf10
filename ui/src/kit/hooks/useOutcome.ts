import { useRef, useState } from 'react'

export interface OutcomeParameters<Data> {
  onSuccess?(data: Data): void
  onError?(error: Error): void
}

/** State of the last call. */
export interface Outcome<Data> {
  /** Result of the call. */
  readonly data: Data | undefined
  /** Why it has failed. */
  readonly error: Error | undefined
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
}

type State<Data> =
  | { readonly status: 'idle' | 'pending'; readonly data?: undefined; readonly error?: undefined }
  | { readonly status: 'success'; readonly data: Data; readonly error?: undefined }
  | { readonly status: 'error'; readonly error: Error; readonly data?: undefined }

/** Runs something and keeps how it ended. Of calls that overlap, the last one counts. `run` never rejects. */
export function useOutcome<Data>({ onSuccess, onError }: OutcomeParameters<Data>): {
  readonly outcome: Outcome<Data>
  run(act: () => Promise<Data>): Promise<void>
} {
  const [{ status, data, error }, setState] = useState<State<Data>>({ status: 'idle' })
  const calls = useRef(0)

  async function run(act: () => Promise<Data>): Promise<void> {
    calls.current += 1
    const own = calls.current
    setState({ status: 'pending' })
    const outcome = await settle(act)
    if (own !== calls.current) return
    setState(outcome)
    try {
      if (outcome.status === 'success') onSuccess?.(outcome.data)
      else onError?.(outcome.error)
    } catch (thrown) {
      // Errors of the host app's listeners are no part of the outcome.
      reportError(thrown)
    }
  }

  return {
    run,
    outcome: {
      data,
      error,
      isPending: status === 'pending',
      isSuccess: status === 'success',
      isError: status === 'error',
    },
  }
}

async function settle<Data>(act: () => Promise<Data>) {
  try {
    return { status: 'success', data: await act() } as const
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown })
    return { status: 'error', error } as const
  }
}
