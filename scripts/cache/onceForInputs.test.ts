import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceForInputs } from './onceForInputs.ts'

let root: string
const work = vi.fn(async () => {})

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-kit-once-'))
  writeFileSync(join(root, 'input'), '1')
  work.mockReset().mockResolvedValue()
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const attempt = (isDone = true) =>
  onceForInputs({ root, name: 'build', inputs: ['input'], isDone: () => isDone, work })

test('works once for the same inputs', async () => {
  await attempt()
  await attempt()
  expect(work).toHaveBeenCalledTimes(1)
})

test('works again when an input changed', async () => {
  await attempt()
  writeFileSync(join(root, 'input'), '2')
  await attempt()
  expect(work).toHaveBeenCalledTimes(2)
})

test('works again when the output is gone', async () => {
  await attempt()
  await attempt(false)
  expect(work).toHaveBeenCalledTimes(2)
})

test('failed work is done again', async () => {
  await attempt()
  writeFileSync(join(root, 'input'), '2')
  work.mockRejectedValueOnce(new Error('no'))
  await expect(attempt()).rejects.toThrow('no')
  writeFileSync(join(root, 'input'), '1')
  await attempt()
  expect(work).toHaveBeenCalledTimes(3)
})
