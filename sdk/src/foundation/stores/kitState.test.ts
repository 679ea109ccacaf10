import { describe, expect, it, vi } from 'vitest'
import { defineKitState, getKitState, type KitStateContext } from './kitState.ts'

const createContext = (name: string): KitStateContext & { readonly name: string } => ({
  name,
  kitState: new Map(),
})

describe('state of an instance', () => {
  it('holds one value per context, created on first use', () => {
    const create = vi.fn(({ name }: { readonly name: string }) => ({ name }))
    const state = defineKitState(create)
    const [first, second] = [createContext('first'), createContext('second')]
    expect(create).not.toHaveBeenCalled()
    const value = getKitState(first, state)
    expect(getKitState(first, state)).toBe(value)
    expect(getKitState(second, state)).toEqual({ name: 'second' })
    expect(getKitState(first, state)).toEqual({ name: 'first' })
    expect(create).toHaveBeenCalledTimes(2)
  })

  it('keeps a value of undefined, and tries again after a failure', () => {
    const create = vi.fn(() => undefined)
    const state = defineKitState(create)
    const context = createContext('')
    getKitState(context, state)
    getKitState(context, state)
    expect(create).toHaveBeenCalledOnce()

    const failing = vi.fn().mockImplementationOnce(() => {
      throw new Error('not yet')
    })
    const second = defineKitState(failing.mockReturnValue('value'))
    expect(() => getKitState(context, second)).toThrow('not yet')
    expect(getKitState(context, second)).toBe('value')
  })
})
