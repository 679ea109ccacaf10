/**
 * Runs a function, and once more if it was called meanwhile, however often: a flood of equal messages causes two runs
 * at a time.
 */
export function createRerun(run: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false
  let isDue = false
  return async function rerun(): Promise<void> {
    isDue = isRunning
    if (isRunning) return
    isRunning = true
    try {
      await run()
    } finally {
      isRunning = false
    }
    if (isDue) await rerun()
  }
}
