/** Whether the frame has been on the screen long enough for a click to be meant for it. */
export interface ClickGuard {
  isReady(): boolean
  stop(): void
}

export interface CreateClickGuardParameters {
  /** Called each time the frame appears. */
  readonly onShow: () => void
  /** Called when clicks begin, or cease, to count. */
  readonly onReady: (isReady: boolean) => void
}

/** Against clicks that a page provokes by showing the frame under the pointer. */
const delayMs = 500
/** Browsers do not draw hidden frames. A longer pause than this means that it was hidden, or covered by another tab. */
const longestPauseMs = 250

/**
 * Follows what is drawn: the embedding page hides the frame with `display: none` and shows it for an approval, each of
 * which starts the time anew.
 */
export function createClickGuard({ onShow, onReady }: CreateClickGuardParameters): ClickGuard {
  let isIntersecting = false
  let shownSince: number | undefined
  let drawnAt = Number.NEGATIVE_INFINITY
  let wasReady = false
  const observer = new IntersectionObserver((entries) => {
    isIntersecting = entries.at(-1)?.isIntersecting ?? false
  })
  observer.observe(document.documentElement)

  const isReady = () => {
    const now = performance.now()
    return shownSince !== undefined && now - drawnAt <= longestPauseMs && now - shownSince >= delayMs
  }

  function draw() {
    const now = performance.now()
    const isShown = isIntersecting && innerWidth > 0 && innerHeight > 0
    const hasPaused = now - drawnAt > longestPauseMs
    drawnAt = now
    if (!isShown) shownSince = undefined
    else if (shownSince === undefined || hasPaused) {
      shownSince = now
      onShow()
    }
    const ready = isReady()
    if (ready !== wasReady) onReady(ready)
    wasReady = ready
    next = requestAnimationFrame(draw)
  }

  let next = requestAnimationFrame(draw)
  return {
    isReady,
    stop() {
      cancelAnimationFrame(next)
      observer.disconnect()
    },
  }
}
