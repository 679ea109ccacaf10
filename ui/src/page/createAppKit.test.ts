// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getAppKit } from '../kit/instance/lastAppKit.ts'
import { testKit } from '../test/testKit.ts'

const mountModal = vi.hoisted(() => vi.fn())
vi.mock('../app/mountModal.tsx', () => ({ mountModal }))

const unmount = vi.fn()

beforeEach(() => {
  mountModal.mockResolvedValue({ ready: Promise.resolve(), loadViews: async () => undefined, unmount })
})
afterEach(() => {
  vi.useRealTimers()
})

it('loads the modal on demand only', async () => {
  const kit = testKit()
  await kit.ready()
  expect(mountModal).not.toHaveBeenCalled()
  await kit.open()
  expect(mountModal).toHaveBeenCalledTimes(1)
  expect(kit.isOpen()).toBe(true)
})

it('loads it when the page is idle with preload set to idle', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  testKit({ preload: 'idle' })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(mountModal).toHaveBeenCalledTimes(1)
})

it('does not preload under Save-Data', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  testKit({ preload: 'idle' })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(mountModal).not.toHaveBeenCalled()
})

it('stays closed when the code fails to load, and opens the next time', async () => {
  const kit = testKit()
  mountModal.mockRejectedValueOnce(new TypeError('offline'))
  await expect(kit.open()).rejects.toThrow('offline')
  expect(kit.isOpen()).toBe(false)
  await kit.open()
  expect(kit.isOpen()).toBe(true)
})

it('applies the last request: a close while the code is loading', async () => {
  const kit = testKit()
  const opening = kit.open()
  await kit.close()
  await opening
  expect(kit.isOpen()).toBe(false)
})

it('gives everything back when it is destroyed', async () => {
  const kit = testKit()
  await kit.open()
  expect(getAppKit()).toBe(kit)
  kit.destroy()
  await Promise.resolve()
  expect(unmount).toHaveBeenCalledTimes(1)
  expect(getAppKit()).toBeUndefined()
})
