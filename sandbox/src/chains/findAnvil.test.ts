import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SandboxError } from '../SandboxError.ts'
import { findAnvil } from './findAnvil.ts'

test("finds this platform's program", () => {
  expect(existsSync(findAnvil())).toBe(true)
})

test('says which package is missing and how to get it', () => {
  const find = () => findAnvil({ platform: 'sunos', arch: 'sparc' })
  expect(find).toThrow(SandboxError)
  expect(find).toThrow(/@foundry-rs\/anvil-sunos-sparc/)
  try {
    find()
  } catch (error) {
    expect(error).toMatchObject({ code: 'ANVIL_MISSING', remedy: expect.stringContaining('npm install') })
  }
})
