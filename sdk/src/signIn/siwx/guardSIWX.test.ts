import { expect, it, vi } from 'vitest'
import { guardSIWX } from './guardSIWX.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

const signal = new AbortController().signal

function createSIWX(change: Partial<SIWXConfig> = {}): SIWXConfig {
  return {
    createMessage: () => Promise.reject(new Error('unused')),
    addSession: async () => undefined,
    revokeSession: async () => undefined,
    setSessions: async () => undefined,
    getSessions: async () => [],
    ...change,
  }
}

it('has the defaults of methods that are missing', () => {
  const siwx = guardSIWX(createSIWX())
  expect(siwx.getRequired()).toBe(true)
  expect(siwx.supports('eip155:1')).toBe(true)
  expect(siwx.watch(() => undefined, signal)).toBeUndefined()
  expect(siwx).not.toHaveProperty('sessionScope')
})

it('passes on what methods answer', () => {
  const watch = vi.fn<NonNullable<SIWXConfig['watch']>>()
  const supports = vi.fn(() => false)
  const siwx = guardSIWX(createSIWX({ getRequired: () => false, supports, watch, sessionScope: 'account' }))
  expect(siwx.getRequired()).toBe(false)
  expect(siwx.supports('eip155:1')).toBe(false)
  expect(supports).toHaveBeenCalledWith('eip155:1')
  const onChange = () => undefined
  siwx.watch(onChange, signal)
  expect(watch).toHaveBeenCalledExactlyOnceWith(onChange, signal)
  expect(siwx.sessionScope).toBe('account')
})

// T9, F25
it('answers with the default, and warns, where a method throws', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const broken = () => {
    throw new Error('broken')
  }
  const names = ['createMessage', 'addSession', 'revokeSession', 'setSessions', 'getSessions'] as const
  const all = Object.fromEntries(names.map((name) => [name, broken]))
  const siwx = guardSIWX(createSIWX({ ...all, getRequired: broken, supports: broken, watch: broken }))
  expect(siwx.getRequired()).toBe(true)
  expect(siwx.supports('eip155:1')).toBe(true)
  expect(siwx.watch(() => undefined, signal)).toBeUndefined()
  expect(warned.mock.calls).toEqual(
    Array(3).fill([expect.stringContaining('A method of the sign-in plug-in has thrown'), 'Error: broken']),
  )
  for (const name of names) await expect((siwx[name] as () => Promise<unknown>)()).rejects.toThrow('broken')
})
