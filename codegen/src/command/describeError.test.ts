import { mkdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeError } from './describeError.ts'
import { UsageError } from './UsageError.ts'

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('It did not throw.')
}

test('a wrong call is reported by its message alone', () => {
  expect(describeError(new UsageError('Set the output folder.'))).toBe('Set the output folder.\n')
})

test('a disk that refuses is one line', () => {
  const error = thrownBy(() => readFileSync('/no/such/file'))
  expect(describeError(error)).toMatch(/^ENOENT: .*\/no\/such\/file'\n$/)
})

test('a full disk, or a file in place of a folder, is reported with a fix', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  })
  expect(describeError(full)).toMatch(/^ENOSPC: .*\nThe disk is full.* run again\.\n$/)
  const error = thrownBy(() => mkdirSync(`${import.meta.filename}/api`, { recursive: true }))
  expect(describeError(error)).toMatch(/\nA file has the path of a folder: .*\n$/)
})

test('a fault of the compiler is reported as one, with stack and versions', () => {
  const text = describeError(new RangeError('Out of reach'))
  expect(text).toMatch(/^RangeError: Out of reach\n +at .*describeError\.test/)
  expect(text).toContain('This is a fault of wallet-kit-codegen, not of yours.')
  expect(text).toContain(`Node ${process.versions.node}`)
  expect(describeError('just a string')).toMatch(/^just a string\n/)
})
