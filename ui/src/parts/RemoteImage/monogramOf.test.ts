import { expect, it } from 'vitest'
import { monogramOf } from './monogramOf.ts'

it.each([
  ['Sandbox Wallet', 'SW'],
  ['imToken', 'I'],
  ['1inch Wallet Pro', '1W'],
  ['Überwallet', 'Ü'],
  ['💎 Gem', 'G'],
  ['💎', ''],
  ['', ''],
])('%s becomes "%s"', (name, expected) => {
  expect(monogramOf(name)).toBe(expected)
})
