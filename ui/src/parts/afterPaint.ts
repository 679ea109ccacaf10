/** Runs `task` once the next frame has been painted. Returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
  // The callback runs before the paint, the timer after it.
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Settles when the next frame has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve)
  })
}
