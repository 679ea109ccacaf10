// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { Toast } from '@wallet-kit/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToast } from './useToast.ts'

const toast = (id: number, autoClose = true): Toast => ({
  id,
  message: `m${id}`,
  variant: 'success',
  autoClose,
})
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  over.clear()
})

/** Toasts whose subject has passed. */
const over = new Set<number>()

function show(initial: Toast | undefined) {
  return renderHook(
    ({ current }: { current: Toast | undefined }) => useToast(current, ({ id }) => over.has(id)),
    {
      initialProps: { current: initial },
    },
  )
}

it('stays five seconds, also when the store drops it before', () => {
  const { result, rerender } = show(toast(1))
  pass(2_500)
  rerender({ current: undefined })
  pass(2_400)
  expect(result.current.toast?.id).toBe(1)
  pass(100)
  expect(result.current.toast).toBeUndefined()
})

it('stays while it is held', () => {
  const { result } = show(toast(1))
  act(() => result.current.hold(true))
  pass(60_000)
  expect(result.current.toast?.id).toBe(1)
  act(() => result.current.hold(false))
  pass(5_000)
  expect(result.current.toast).toBeUndefined()
})

it('gives way to the next one', () => {
  const { result, rerender } = show(toast(1))
  rerender({ current: toast(2) })
  expect(result.current.toast?.id).toBe(2)
})

it('stays until the store drops it when it does not close by itself', () => {
  const current = toast(1, false)
  const { result, rerender } = show(current)
  pass(60_000)
  expect(result.current.toast?.id).toBe(1)
  rerender({ current: undefined })
  pass(0)
  expect(result.current.toast).toBeUndefined()
})

it('goes with what it is about, also while it is held', () => {
  const { result, rerender } = show(toast(1))
  act(() => result.current.hold(true))
  over.add(1)
  rerender({ current: undefined })
  expect(result.current.toast).toBeUndefined()
})
