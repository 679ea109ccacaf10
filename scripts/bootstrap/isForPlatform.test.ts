import { expect, test } from 'vitest'
import { isForPlatform } from './isForPlatform.mjs'

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' }

test.each([
  [{}, true],
  [{ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, true],
  [{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  [{ os: ['darwin'] }, false],
  [{ cpu: ['arm64', 'wasm32'] }, false],
  [{ os: ['!win32'] }, true],
  [{ os: ['!linux'] }, false],
  [{ os: ['any'] }, true],
  [{ os: 'linux', cpu: 'arm64' }, false],
])('%j on Linux: %s', (locked, answer) => {
  expect(isForPlatform(locked, machine)).toBe(answer)
})

test('only Linux has a choice of C libraries', () => {
  expect(isForPlatform({ libc: ['musl'] }, { os: 'darwin', cpu: 'x64', libc: 'glibc' })).toBe(true)
})
