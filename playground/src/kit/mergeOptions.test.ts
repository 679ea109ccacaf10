import { describe, expect, it } from 'vitest'
import { mergeOptions } from './mergeOptions.ts'

describe('mergeOptions', () => {
  it('merges objects at every depth', () => {
    const defaults = { services: { auth: '/api/auth', relay: 'r' }, debug: true }
    expect(mergeOptions(defaults, { services: { relay: false } })).toEqual({
      services: { auth: '/api/auth', relay: false },
      debug: true,
    })
  })

  it('replaces lists and null', () => {
    expect(mergeOptions({ networks: [1, 2], a: { b: 1 } }, { networks: [], a: null })).toEqual({
      networks: [],
      a: null,
    })
  })

  it('does not change the defaults or Object.prototype', () => {
    const defaults = { features: { email: true } }
    const merged = mergeOptions(defaults, JSON.parse('{"__proto__":{"owned":1},"features":{"email":false}}'))
    expect(defaults.features.email).toBe(true)
    expect(merged.owned).toBeUndefined()
    expect(Object.prototype).not.toHaveProperty('owned')
  })
})
