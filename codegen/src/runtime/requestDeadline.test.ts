import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRequestDeadline } from './requestDeadline.ts'

describe('createRequestDeadline', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('fires when the time is up', async () => {
    const deadline = createRequestDeadline(undefined, 1000)
    vi.advanceTimersByTime(999)
    expect(deadline.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(deadline.signal.aborted).toBe(true)
    expect(deadline.reason()).toBe('timeout')
    await expect(deadline.expired).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'The time limit passed',
    })
  })

  test.each([0, Number.POSITIVE_INFINITY, 2 ** 31])('is not up soon with a limit of %d', (limit) => {
    const deadline = createRequestDeadline(undefined, limit)
    vi.advanceTimersByTime(1e9)
    expect(deadline.signal.aborted).toBe(false)
  })

  test('follows the signal of the caller, with its reason', async () => {
    const controller = new AbortController()
    const deadline = createRequestDeadline(controller.signal, 1000)
    controller.abort('enough')
    expect(deadline.reason()).toBe('aborted')
    await expect(deadline.expired).rejects.toBe('enough')
  })

  test('is over immediately when the signal has fired already', () => {
    const deadline = createRequestDeadline(AbortSignal.abort('late'), 1000)
    expect(deadline.signal.reason).toBe('late')
  })

  test('reports the first of two reasons', () => {
    const controller = new AbortController()
    const deadline = createRequestDeadline(controller.signal, 1000)
    vi.advanceTimersByTime(1000)
    controller.abort()
    expect(deadline.reason()).toBe('timeout')
  })

  test('may be over without a listener', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    createRequestDeadline(AbortSignal.abort('late'), 0)
    vi.useRealTimers()
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  test('releases timer and signal when it ends', () => {
    const controller = new AbortController()
    const deadline = createRequestDeadline(controller.signal, 1000)
    deadline.end()
    expect(vi.getTimerCount()).toBe(0)
    controller.abort()
    expect(deadline.signal.aborted).toBe(false)
  })
})
