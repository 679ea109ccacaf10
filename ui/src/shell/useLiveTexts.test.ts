// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLiveTexts } from './useLiveTexts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function start() {
  const { result } = renderHook(() => useLiveTexts())
  return {
    announce: (...values: Parameters<(typeof result.current)[1]>) => act(() => result.current[1](...values)),
    texts: () => [result.current[0].polite.text, result.current[0].assertive.text],
  }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('a failure is no longer there when the next step is announced', () => {
  const { announce, texts } = start()
  announce('Invalid code', 'assertive')
  pass(1_500)
  announce('Logged in')
  expect(texts()).toEqual(['Logged in', ''])
})

it('both regions speak where one event has two texts', () => {
  const { announce, texts } = start()
  announce('Could not send', 'assertive')
  announce('3 tokens')
  expect(texts()).toEqual(['3 tokens', 'Could not send'])
})

it('a text is taken out seven seconds after the last one', () => {
  const { announce, texts } = start()
  announce('Address copied')
  pass(5_000)
  announce('Address copied')
  pass(6_999)
  expect(texts()).toEqual(['Address copied', ''])
  pass(1)
  expect(texts()).toEqual(['', ''])
})
