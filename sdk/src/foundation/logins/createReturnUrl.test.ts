// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createReturnUrl } from './createReturnUrl.ts'
import { stateName } from './loginParameters.ts'

// T11
it('has a state of 128 bits, of which nothing follows from the one before', () => {
  const parts = Array.from({ length: 20 }).flatMap(() => {
    const state = new URL(createReturnUrl('google')).searchParams.get(stateName) ?? ''
    expect(state).toMatch(/^[\da-f]{32}$/)
    return Array.from({ length: 32 - 11 }, (_, start) => state.slice(start, start + 12))
  })
  expect(new Set(parts).size).toBe(parts.length)
})
