import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SandboxError } from '../SandboxError.ts'
import { findAnvil } from './findAnvil.ts'

test('finds the executable of this platform', () => {
  expect(existsSync(findAnvil())).toBe(true)
})

test('names the missing package and how to install it', () => {
  const find = () => findAnvil({ platform: 'sunos', arch: 'sparc' })
  expect(find).toThrow(SandboxError)
  expect(find).toThrow(/@foundry-rs\/anvil-sunos-sparc/)
  try {
    find()
  } catch (error) {
    expect(error).toMatchObject({ code: 'ANVIL_MISSING', remedy: expect.stringContaining('npm install') })
  }
})
