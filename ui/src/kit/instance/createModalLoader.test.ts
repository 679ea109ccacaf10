import { expect, it, vi } from 'vitest'
import { createModalLoader } from './createModalLoader.ts'
import type { MountedModal } from './MountedModal.ts'

const modal = (): MountedModal => ({
  ready: Promise.resolve(),
  loadViews: vi.fn(async () => undefined),
  unmount: vi.fn(),
})

it('mounts once, however often it is asked', async () => {
  const mount = vi.fn(async () => modal())
  const loader = createModalLoader(mount)
  await Promise.all([loader.load(), loader.load()])
  await loader.load()
  expect(mount).toHaveBeenCalledTimes(1)
})

it('waits for the code of the views that are asked for', async () => {
  const mounted = modal()
  const loader = createModalLoader(async () => mounted)
  await loader.load(['ConnectingExternal'])
  expect(mounted.loadViews).toHaveBeenCalledWith(['ConnectingExternal'])
})

it('rejects after a failure and tries again the next time', async () => {
  const mount = vi.fn(async () => modal())
  mount.mockRejectedValueOnce(new TypeError('offline'))
  const loader = createModalLoader(mount)
  await expect(loader.load()).rejects.toThrow('offline')
  await expect(loader.load()).resolves.toBeUndefined()
})

it('unmounts the modal, also one that finishes loading later', async () => {
  const late = modal()
  const loader = createModalLoader(async () => late)
  const loading = loader.load()
  loader.unload()
  await loading
  expect(late.unmount).toHaveBeenCalled()
})

it('mounts nothing after the end', async () => {
  const mount = vi.fn(async () => modal())
  const loader = createModalLoader(mount)
  loader.unload()
  await loader.load()
  expect(mount).not.toHaveBeenCalled()
})
