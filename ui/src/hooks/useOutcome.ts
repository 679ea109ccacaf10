import { useRef, useState } from 'react'

export interface OutcomeParameters<Data> {
  onSuccess?(data: Data): void
  onError?(error: unknown): void
}

/** State of the last call. */
export interface Outcome<Data> {
  /** What the last call that has succeeded returned. */
  readonly data: Data | undefined
  /** Why the last call has failed. */
  readonly error: unknown
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
}

interface State<Data> {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly data?: Data
  readonly error?: unknown
}

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
    try {
      const data = await act()
      if (own !== calls.current) return
      setState({ status: 'success', data })
      onSuccess?.(data)
    } catch (error) {
      if (own !== calls.current) return
      setState({ status: 'error', error })
      onError?.(error)
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
