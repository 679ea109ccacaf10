// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTime } from './atTime.ts'

const start = 1_000_000
beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

it('calls back once, at the time', () => {
  const callback = vi.fn()
  atTime(start + 1_000, callback, new AbortController().signal)
  vi.advanceTimersByTime(999)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).toHaveBeenCalledOnce()
})

// F28
it('calls back when the page is shown again after its timers stood still', () => {
  const callback = vi.fn()
  atTime(start + 1_000, callback, new AbortController().signal)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).not.toHaveBeenCalled()
  vi.setSystemTime(start + 5_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves no timer and no listener once it is aborted', () => {
  const callback = vi.fn()
  const controller = new AbortController()
  atTime(start + 1_000, callback, controller.signal)
  controller.abort()
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime(start + 5_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).not.toHaveBeenCalled()
})
