import { describe, expect, it } from 'vitest'
import { readOption, writeOption } from './optionPath.ts'

describe('option paths', () => {
  it('writes a new path and reads it back', () => {
    const options = writeOption({ debug: true }, 'features.email', false)
    expect(options).toEqual({ debug: true, features: { email: false } })
    expect(readOption(options, 'features.email')).toBe(false)
    expect(readOption(options, 'debug.deeper')).toBeUndefined()
  })

  it('removes an option together with its empty group', () => {
    const options = { features: { email: false }, debug: true }
    expect(writeOption(options, 'features.email', undefined)).toEqual({ debug: true })
    expect(options.features.email).toBe(false)
  })

  it('keeps the siblings of a changed option', () => {
    expect(writeOption({ features: { email: false, send: true } }, 'features.email', true)).toEqual({
      features: { send: true, email: true },
    })
  })
})
