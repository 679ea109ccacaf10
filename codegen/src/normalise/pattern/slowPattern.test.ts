import { expect, test } from 'vitest'
import { openApi } from '../../testing/openApi.ts'
import { readContract } from '../../testing/readContract.ts'
import { slowPart } from './slowPattern.ts'

test.each([
  ['^(a+)+$', '(a+)+'],
  ['^(?:a*)*b', '(?:a*)*'],
  ['^([a-z]+|-)*$', '([a-z]+|-)*'],
  ['^(\\w+\\s?)*$', '(\\w+\\s?)*'],
  ['^((a+)){2,}$', '((a+)){2,}'],
  ['(\\p{L}+){1,}!', '(\\p{L}+){1,}'],
  ['^x(.*){1,200}y', '(.*){1,200}'],
  ['^(a{1,100})+$', '(a{1,100})+'],
  ['^(a+ba+)+$', '(a+ba+)+'],
  ['^(.*,)*x$', '(.*,)*'],
  ['^[\\w\\-](\\w+\\d+)*$', '(\\w+\\d+)*'],
])('%s repeats a repetition', (pattern, slow) => {
  expect(slowPart(pattern)).toBe(slow)
})

test.each([
  '^[a-z]+$',
  '^([a-z0-9]+\\.)+[a-z]{2,}$',
  '^[a-z]+(-[a-z]+)*$',
  '^(0|[1-9]\\d*)(\\.\\d+)?$',
  '^(a{2})+$',
  '^([A-F\\d]{2}:){5}[A-F\\d]{2}$',
  '^(\\(+\\d\\))*$',
  '^[(a+)+]$',
  '(a+)+',
  '\\(a+\\)+$',
  '(?=.*\\d)(?=.*[a-z]).{8,}$',
  '^(?<year>\\d{4})-\\d\\d$',
])('%s does not', (pattern) => {
  expect(slowPart(pattern)).toBeUndefined()
})

test('a long pattern takes no time to look at', () => {
  expect(slowPart(`${'('.repeat(2000)}a+${')'.repeat(2000)}`)).toBeUndefined()
  expect(slowPart(`${'('.repeat(2000)}a+${')+'.repeat(2000)}b`)).toBeUndefined()
  expect(slowPart(`^(${'[a-z]+'.repeat(400)})+$`)).toBeUndefined()
  expect(slowPart('a'.repeat(1_000_000))).toBeUndefined()
})

test('such a pattern is reported', () => {
  const schemas = { A: { type: 'string', pattern: '^(a+)+$' } }
  expect(readContract({ 'api.json': openApi({ schemas }) }).reported).toEqual([
    expect.stringContaining('nested quantifiers in the pattern ((a+)+)'),
  ])
})
