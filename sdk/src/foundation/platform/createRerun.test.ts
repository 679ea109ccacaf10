import { expect, it, vi } from 'vitest'
import { createRerun } from './createRerun.ts'

function setUp() {
  const held: { resolve(): void; reject(reason: Error): void }[] = []
  const run = vi.fn(() => new Promise<void>((resolve, reject) => void held.push({ resolve, reject })))
  return { held, run, rerun: createRerun(run) }
}

it('runs once more for any number of calls during a run', async () => {
  const { held, run, rerun } = setUp()
  const running = rerun()
  for (let count = 0; count < 100; count += 1) void rerun()
  expect(run).toHaveBeenCalledTimes(1)
  held[0]?.resolve()
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  held[1]?.resolve()
  await running
  expect(run).toHaveBeenCalledTimes(2)
})

it('runs again after one that has failed', async () => {
  const { held, run, rerun } = setUp()
  const running = rerun()
  held[0]?.reject(new Error('no'))
  await expect(running).rejects.toThrow('no')
  void rerun()
  expect(run).toHaveBeenCalledTimes(2)
})
