import { expect, it, vi } from 'vitest'
import { lazySIWX } from './lazySIWX.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

const names = ['createMessage', 'addSession', 'revokeSession', 'setSessions', 'getSessions'] as const

function createSIWX(change: Partial<SIWXConfig> = {}) {
  const methods = Object.fromEntries(names.map((name) => [name, vi.fn(async () => name)]))
  return { ...methods, ...change } as unknown as SIWXConfig
}

it('loads its code once, with the first call, and passes each call on', async () => {
  const siwx = createSIWX()
  const load = vi.fn(async () => siwx)
  const lazy = lazySIWX(load)
  expect(load).not.toHaveBeenCalled()
  for (const name of names) {
    await expect((lazy[name] as (...args: unknown[]) => Promise<unknown>)(1, 2)).resolves.toBe(name)
    expect(siwx[name]).toHaveBeenCalledExactlyOnceWith(1, 2)
  }
  expect(load).toHaveBeenCalledTimes(1)
})

it('is required by default', () => {
  expect(lazySIWX(async () => createSIWX()).getRequired?.()).toBe(true)
  expect(lazySIWX(async () => createSIWX(), false).getRequired?.()).toBe(false)
})

it('watches once its code has loaded, unless that is no longer needed', async () => {
  const watch = vi.fn<NonNullable<SIWXConfig['watch']>>()
  const loading = Promise.resolve(createSIWX({ watch }))
  const lazy = lazySIWX(() => loading)
  const onChange = () => undefined
  const { signal } = new AbortController()
  lazy.watch?.(onChange, signal)
  lazy.watch?.(onChange, AbortSignal.abort())
  await loading
  await vi.waitFor(() => expect(watch).toHaveBeenCalledExactlyOnceWith(onChange, signal))
})

// F25
it('goes without watching where its code cannot, or does not load', async () => {
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  for (const load of [async () => createSIWX(), () => Promise.reject(new Error('offline'))]) {
    lazySIWX(load).watch?.(() => undefined, new AbortController().signal)
  }
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', rejected)
  expect(rejected).not.toHaveBeenCalled()
})
