/**
 * A function that runs something, and once more after it where it was called meanwhile, however often: of a flood of
 * messages, each of which asks for the same, two are obeyed at a time.
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
