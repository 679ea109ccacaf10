import { expect, test } from 'vitest'
import { isWorthSecondLook, secondLook } from './secondLook.ts'

const first = { passed: 440, failed: 2, failures: ['a.spec.ts:1 › a\ntimed out', 'b.spec.ts:2 › b'] }

test('what passes when it runs again counts as passed, and is named', () => {
  const again = { passed: 1, failed: 1, failures: ['b.spec.ts:2 › b\nanother error'] }
  expect(secondLook(first, again)).toEqual({
    passed: 441,
    failed: 1,
    failures: ['b.spec.ts:2 › b\nanother error'],
    unsteady: ['a.spec.ts:1 › a'],
  })
})

test('another test that fails in the second run counts as failed', () => {
  const again = { passed: 6, failed: 1, failures: ['b.spec.ts:9 › c'] }
  expect(secondLook(first, again)).toMatchObject({ passed: 442, failed: 1, failures: ['b.spec.ts:9 › c'] })
})

test('a second run that did not reach the failed tests changes nothing', () => {
  expect(secondLook(first, { passed: 0, failed: 1 })).toBe(first)
})

test('many failures, and those without a test, are not looked at again', () => {
  expect(isWorthSecondLook(first)).toBe(true)
  expect(isWorthSecondLook({ passed: 1, failed: 0, failures: [] })).toBe(false)
  expect(isWorthSecondLook({ passed: 1, failed: 1, failures: [] })).toBe(false)
  expect(isWorthSecondLook({ passed: 1, failed: 4, failures: ['a', 'b', 'c', 'd'] })).toBe(false)
})
