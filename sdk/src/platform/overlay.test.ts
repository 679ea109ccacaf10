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

  it('may be in front of a frozen one', () => {
    const object = overlay(Object.freeze({ shown: (): string => 'of the target' }), { shown: () => 'own' })
    expect(object.shown()).toBe('own')
    expect(Object.keys(object)).toEqual(['shown'])
  })
})
