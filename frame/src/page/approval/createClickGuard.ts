/** Whether the frame has been on the screen long enough for a click to be meant for it. */
export interface ClickGuard {
  isReady(): boolean
  stop(): void
}

export interface CreateClickGuardParameters {
  /**
   * Element whose visibility counts: the modal dialog that has the buttons, which covers the page below it, else the
   * page's root.
   */
  readonly target: Element
  /** Called each time the frame appears. */
  readonly onShow: () => void
  /** Called when clicks begin, or cease, to count. */
  readonly onReady: (isReady: boolean) => void
}

/** Against clicks that a page provokes by showing the frame under the pointer. */
const delayMs = 500
/** Browsers do not draw hidden frames. A longer pause than this means that it was hidden, or covered by another tab. */
const longestPauseMs = 250

/** Shortest delay that browsers accept for visibility, in ms. */
const visibilityDelayMs = 100

/** https://w3c.github.io/IntersectionObserver/v2/ */
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  readonly delay: number
}

interface VisibilityEntry extends IntersectionObserverEntry {
  /** Nothing of the embedding page covers the frame or makes it transparent. Absent in browsers that cannot tell. */
  readonly isVisible?: boolean
}

/**
 * Follows painting: the embedding page hides the frame with `display: none` and shows it for an approval. Each time the
 * delay starts again, and after each change of size: Chromium drops clicks on a frame that has moved within half a
 * second. The delay also starts again where the browser reports a cover or opacity (IntersectionObserver, version 2).
 */
export function createClickGuard({ target, onShow, onReady }: CreateClickGuardParameters): ClickGuard {
  let isVisible = false
  let shownSince: number | undefined
  let drawnAt = Number.NEGATIVE_INFINITY
  let drawnSize = ''
  let wasReady = false
  const options: VisibilityOptions = { trackVisibility: true, delay: visibilityDelayMs }
  const observer = new IntersectionObserver((entries: readonly VisibilityEntry[]) => {
    const last = entries.at(-1)
    isVisible = last?.isIntersecting === true && last.isVisible !== false
    // A click may come before the next frame is drawn.
    if (!isVisible) shownSince = undefined
  }, options)
  observer.observe(target)

  const sizeOf = () => `${innerWidth} ${innerHeight}`
  const isReady = () => {
    const now = performance.now()
    return shownSince !== undefined && now - drawnAt <= longestPauseMs && now - shownSince >= delayMs
  }

  function draw() {
    const now = performance.now()
    const isShown = isVisible && innerWidth > 0 && innerHeight > 0
    const hasPaused = now - drawnAt > longestPauseMs
    drawnAt = now
    if (!isShown) shownSince = undefined
    else if (shownSince === undefined || hasPaused) {
      shownSince = now
      onShow()
    } else if (drawnSize !== sizeOf()) shownSince = now
    drawnSize = sizeOf()
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
