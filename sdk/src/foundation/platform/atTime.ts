import { getWindow } from './getWindow.ts'

/**
 * Calls back at a time of the clock, in ms since 1970, unless the signal aborts before. Timers stand still while a
 * device sleeps or a page is in the background, so the time is also compared when the page is shown again.
 */
export function atTime(time: number, callback: () => void, signal: AbortSignal): void {
  const done = new AbortController()
  const ending = AbortSignal.any([signal, done.signal])
  if (ending.aborted) return
  const look = () => {
    if (Date.now() < time || done.signal.aborted) return
    done.abort()
    callback()
  }
  const timer = setTimeout(look, time - Date.now())
  ending.addEventListener('abort', () => clearTimeout(timer), { once: true })
  getWindow()?.document?.addEventListener('visibilitychange', look, { signal: ending })
}
