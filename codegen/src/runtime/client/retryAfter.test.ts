import { expect, it } from 'vitest'
import { retryAfter } from './retryAfter.ts'

const now = Date.parse('2030-01-01T00:00:00Z')

it.each([
  ['0', 0],
  ['120', 120_000],
  [' 5 ', 5_000],
  ['Tue, 01 Jan 2030 00:00:30 GMT', 30_000],
  ['Mon, 31 Dec 2029 00:00:00 GMT', 0],
  ['', undefined],
  [' ', undefined],
  ['soon', undefined],
  ['5x', undefined],
  ['2030-01-02', 86_400_000],
])('reads %j', (text, milliseconds) => {
  expect(retryAfter(new Headers({ 'Retry-After': text }), now)).toBe(milliseconds)
  expect(retryAfter(new Headers(), now)).toBeUndefined()
})
