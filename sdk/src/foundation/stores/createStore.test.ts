import { describe, expect, it, vi } from 'vitest'
import { createStore } from './createStore.ts'

describe('a store', () => {
  it('passes on each change with the state before it, and none to the same object', () => {
    const store = createStore({ count: 0 })
    const initial = store.getState()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.set(initial)
    expect(listener).not.toHaveBeenCalled()
    const next = { count: 1 }
    store.set(next)
    expect(listener.mock.calls).toEqual([[next, initial]])
    expect(store.getState()).toBe(next)
    expect(store.getInitialState()).toBe(initial)
    stop()
    store.set({ count: 2 })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('calls a listener once for each subscription', () => {
    const store = createStore({})
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.subscribe(listener)
    store.set({})
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    store.set({})
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('shows every listener the latest state when one changes it', () => {
    const store = createStore({ count: 0 })
    const seen: number[] = []
    store.subscribe(({ count }) => {
      if (count === 1) store.set({ count: 2 })
    })
    store.subscribe(({ count }) => seen.push(count))
    store.set({ count: 1 })
    expect(seen).toEqual([2, 2])
  })

  it('goes on when a listener throws', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const store = createStore({})
    const listener = vi.fn()
    store.subscribe(() => {
      throw new Error('host app')
    })
    store.subscribe(listener)
    store.set({})
    expect(listener).toHaveBeenCalledOnce()
    expect(warned).toHaveBeenCalledOnce()
  })
})
