import { describe, expect, it } from 'vitest'
import { overlay } from './overlay.ts'

class Target {
  readonly #secret = 1
  name?: string = 'target'
  readSecret() {
    return this.#secret
  }
  shown() {
    return 'of the target'
  }
}

describe('an object in front of another one', () => {
  it('has its own members, and those of the other one', () => {
    const target = new Target()
    const object = overlay(target, { shown: () => 'own' })
    expect([object.shown(), object.name, object.readSecret()]).toEqual(['own', 'target', 1])
    expect(object.readSecret).toBe(object.readSecret)
    expect(object).toBeInstanceOf(Target)
    expect(object.constructor).toBe(Target)
    expect('name' in object && 'shown' in object && !('other' in object)).toBe(true)
  })

  it('reads a member each time, and writes into the other one', () => {
    const target = new Target()
    const object = overlay<Target & { added?: number }>(target, {})
    object.name = 'written'
    Object.defineProperty(object, 'added', { value: 2, configurable: true, writable: true, enumerable: true })
    expect([target.name, { ...object }]).toEqual(['written', { name: 'written', added: 2 }])
    delete object.name
    expect('name' in target).toBe(false)
  })

  it.each<(object: Target, shown: () => string) => unknown>([
    (object, shown) => {
      object.shown = shown
    },
    (object, shown) =>
      Object.defineProperty(object, 'shown', { value: shown, configurable: true, writable: true }),
  ])(
    'keeps what a host app puts in the place of its own member, which may call the one before',
    (replace) => {
      const target = new Target()
      const own = { shown: () => `own, then ${target.shown()}` }
      const object = overlay(target, own)
      const before = object.shown
      replace(object, () => `host, then ${before()}`)
      expect(object.shown()).toBe('host, then own, then of the target')
      expect(target.shown()).toBe('of the target')
    },
  )

  it('passes what is written into a member that is only read on to the other one', () => {
    const target = new Target()
    const object = overlay(target, {
      get name() {
        return 'own'
      },
    })
    object.name = 'written'
    expect([object.name, target.name]).toEqual(['own', 'written'])
  })

  it('refuses to be frozen, and stays whole', () => {
    const object = overlay(new Target(), { shown: () => 'own' })
    expect(() => Object.freeze(object)).toThrow(TypeError)
    expect(Object.keys(object)).toEqual(['name', 'shown'])
  })

  it('may be in front of a frozen one', () => {
    const object = overlay(Object.freeze({ shown: (): string => 'of the target' }), { shown: () => 'own' })
    expect(object.shown()).toBe('own')
    expect(Object.keys(object)).toEqual(['shown'])
  })
})
