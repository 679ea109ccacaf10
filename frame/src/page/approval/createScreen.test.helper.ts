import { vi } from 'vitest'

/** A screen that draws when the test calls for it. */
export interface Screen {
  /** Draws one frame every 16 ms. */
  draw(forMs: number): void
  /** Lets time pass without drawing, as while the frame is hidden. */
  pause(forMs: number): void
  setSize(width: number, height: number): void
  setIntersecting(isIntersecting: boolean): void
  /** Whether the embedding page neither covers the frame nor makes it transparent. Default: the browser cannot tell. */
  setVisible(isVisible: boolean): void
}

interface Entry {
  readonly isIntersecting: boolean
  readonly isVisible?: boolean
}

/** Replaces the browser's clock and its drawing until the end of the test. */
export function createScreen(): Screen {
  let now = 1_000
  let callbacks = new Map<number, () => void>()
  let nextId = 1
  const observers = new Set<(entries: readonly Entry[]) => void>()
  let entry: Entry = { isIntersecting: true }
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callbacks.set(nextId, callback)
    nextId += 1
    return nextId - 1
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => callbacks.delete(id))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: readonly Entry[]) => void
      constructor(notify: (entries: readonly Entry[]) => void) {
        this.#notify = notify
      }
      observe() {
        observers.add(this.#notify)
        this.#notify([entry])
      }
      disconnect() {
        observers.delete(this.#notify)
      }
    },
  )
  const change = (changed: Partial<Entry>) => {
    entry = { ...entry, ...changed }
    for (const notify of observers) notify([entry])
  }
  const setSize = (width: number, height: number) => {
    vi.stubGlobal('innerWidth', width)
    vi.stubGlobal('innerHeight', height)
  }
  setSize(360, 600)
  return {
    draw(forMs) {
      for (const end = now + forMs; now < end; ) {
        now += 16
        const due = callbacks
        callbacks = new Map()
        for (const callback of due.values()) callback()
      }
    },
    pause(forMs) {
      now += forMs
    },
    setSize,
    setIntersecting: (isIntersecting) => change({ isIntersecting }),
    setVisible: (isVisible) => change({ isVisible }),
  }
}
