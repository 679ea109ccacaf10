import { getWindow } from '../../foundation/platform/getWindow.ts'

/**
 * Resolves after `ms`, or earlier with `true` when the visitor returns to the page. Rejects with the signal's reason when
 * it aborts.
 *
 * @param ms Without it, only a return resolves.
 */
export function waitForReturn(ms: number | undefined, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const end = (settle: () => void) => {
      done.abort()
      clearTimeout(timer)
      settle()
    }
    const timer = ms === undefined ? undefined : setTimeout(() => end(() => resolve(false)), ms)
    if (signal.aborted) return end(() => reject(signal.reason))
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: done.signal })
    const page = getWindow()
    page?.addEventListener('focus', () => end(() => resolve(true)), { signal: done.signal })
    page?.document.addEventListener(
      'visibilitychange',
      () => {
        if (page.document.visibilityState === 'visible') end(() => resolve(true))
      },
      { signal: done.signal },
    )
  })
}
