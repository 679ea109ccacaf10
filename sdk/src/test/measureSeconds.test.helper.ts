import { vi } from 'vitest'

/**
 * Settles a promise by moving the fake clock, in steps of one second.
 *
 * @returns how long it took, in seconds; infinite when it has not settled after `limit`
 */
export async function measureSeconds(promise: Promise<unknown>, limit = 300): Promise<number> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  promise.then(settle, settle)
  // Loading code takes no time of this clock.
  await vi.dynamicImportSettled()
  for (let second = 1; second <= limit; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    // Replies are read in several turns of the event loop.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    if (isSettled) return second
  }
  return Number.POSITIVE_INFINITY
}
