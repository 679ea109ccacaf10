import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { findWeakness } from './findWeakness.ts'

test.each<[unknown, string]>([
  [undefined, 'is not a string'],
  [Buffer.alloc(64), 'is not a string'],
  ['too short', 'has 9'],
  [randomBytes(16).toString('hex').slice(1), 'has 31'],
  ['a'.repeat(32), 'has only a few different ones'],
  ['ab'.repeat(64), 'has only a few different ones'],
  [' '.repeat(100), 'has only a few different ones'],
  ['my-app-key1'.repeat(4), 'repeats itself'],
  ['0123456789abcdef0123456789abcdef', 'repeats itself'],
  [`${'s3cr3t-of-me'.repeat(3)}!`, 'repeats itself'],
  ['abcdefghijklmnopqrstuvwxyz0123456', 'is a sequence'],
  ['zyxwvutsrqponmlkjihgfedcba98765432', 'is a sequence'],
  ['CHANGE_ME to something with a lot of letters', 'is a placeholder'],
  ['your-secret-key-of-at-least-32-characters', 'is a placeholder'],
  ['Passw0rd is what my password used to be', 'is a placeholder'],
])('%j %s', (secret, weakness) => {
  expect(findWeakness(secret)).toBe(weakness)
})

test.each(['hex', 'base64', 'base64url'] as const)('1,000 random ones pass: %s', (encoding) => {
  for (let count = 0; count < 1_000; count += 1)
    expect(findWeakness(randomBytes(encoding === 'hex' ? 16 : 24).toString(encoding))).toBeUndefined()
})
