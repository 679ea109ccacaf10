import { describe, expect, it, vi } from 'vitest'
import { defineSlot, readSlot, type SlotContext } from './slots.ts'

const createContext = (name: string): SlotContext & { readonly name: string } => ({ name, slots: new Map() })

describe('a slot', () => {
  it('holds one value per context, created on first use', () => {
    const create = vi.fn(({ name }: { readonly name: string }) => ({ name }))
    const slot = defineSlot(create)
    const [first, second] = [createContext('first'), createContext('second')]
    expect(create).not.toHaveBeenCalled()
    const value = readSlot(first, slot)
    expect(readSlot(first, slot)).toBe(value)
    expect(readSlot(second, slot)).toEqual({ name: 'second' })
    expect(readSlot(first, slot)).toEqual({ name: 'first' })
    expect(create).toHaveBeenCalledTimes(2)
  })

  it('keeps a value of undefined, and tries again after a failure', () => {
    const create = vi.fn(() => undefined)
    const slot = defineSlot(create)
    const context = createContext('')
    readSlot(context, slot)
    readSlot(context, slot)
    expect(create).toHaveBeenCalledOnce()

    const failing = vi.fn().mockImplementationOnce(() => {
      throw new Error('not yet')
    })
    const second = defineSlot(failing.mockReturnValue('value'))
    expect(() => readSlot(context, second)).toThrow('not yet')
    expect(readSlot(context, second)).toBe('value')
  })
})
