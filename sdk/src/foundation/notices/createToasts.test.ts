import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../stores/createStore.ts'
import { createToasts } from './createToasts.ts'
import type { NoticesState } from './NoticesState.ts'

function create() {
  const store = createStore<NoticesState>({})
  const toasts = createToasts(store, new AbortController().signal)
  return { toasts, shown: () => store.getState().toast?.key }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a toast that is hidden by its key', () => {
  it('goes where it is shown', () => {
    const { toasts, shown } = create()
    toasts.show({ key: 'authenticating', variant: 'loading' })
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe('authenticating')
    toasts.hide('authenticating')
    expect(shown()).toBeUndefined()
  })

  it('does not appear where it waits', () => {
    const { toasts, shown } = create()
    toasts.show({ key: 'chainNotSupported', variant: 'error' })
    toasts.show({ key: 'authenticating', variant: 'loading' })
    toasts.hide('authenticating')
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBeUndefined()
  })

  it('leaves another one in its place', () => {
    const { toasts, shown } = create()
    toasts.show({ key: 'authenticating', variant: 'loading' })
    toasts.show({ key: 'chainNotSupported', variant: 'error' })
    toasts.hide('authenticating')
    vi.advanceTimersByTime(150)
    expect(shown()).toBe('chainNotSupported')
    toasts.hide('authenticating')
    expect(shown()).toBe('chainNotSupported')
    vi.advanceTimersByTime(2_500)
    expect(shown()).toBeUndefined()
  })
})
