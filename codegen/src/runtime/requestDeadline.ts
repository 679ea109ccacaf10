import { startTimer } from './startTimer.ts'

/** A signal that fires when the caller aborts or the time is up, and which of them it was. */
export interface RequestDeadline {
  readonly signal: AbortSignal
  /** Rejects when the signal fires, so that a transport which ignores signals cannot keep the caller waiting. */
  readonly expired: Promise<never>
  reason(): 'timeout' | 'aborted' | undefined
  /** Clears the timer and, unless something may still be aborted by it, releases the caller's signal. */
  end(keepsSignal?: boolean): void
}

/** @param timeoutMs Milliseconds; 0 or less, or `Infinity`: no limit. */
export function createRequestDeadline(
  callerSignal: AbortSignal | null | undefined,
  timeoutMs: number,
): RequestDeadline {
  const controller = new AbortController()
  let reason: 'timeout' | 'aborted' | undefined

  function fire(why: 'timeout' | 'aborted', cause: unknown) {
    reason ??= why
    controller.abort(cause)
  }

  const onAbort = () => fire('aborted', callerSignal?.reason)
  const timer =
    timeoutMs > 0
      ? startTimer(
          () => fire('timeout', new DOMException('The time limit passed', 'TimeoutError')),
          timeoutMs,
        )
      : undefined
  if (callerSignal?.aborted === true) onAbort()
  else callerSignal?.addEventListener('abort', onAbort, { once: true })

  const expired = new Promise<never>((_, reject) => {
    const rejectNow = () => reject(controller.signal.reason)
    if (controller.signal.aborted) rejectNow()
    else controller.signal.addEventListener('abort', rejectNow, { once: true })
  })
  // The promise may be unused when it fires.
  expired.catch(() => undefined)

  return {
    signal: controller.signal,
    expired,
    reason: () => reason,
    end(keepsSignal = false) {
      clearTimeout(timer)
      if (!keepsSignal) callerSignal?.removeEventListener('abort', onAbort)
    },
  }
}
