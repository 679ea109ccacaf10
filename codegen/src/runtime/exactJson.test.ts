import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashable, parseExactJson, readExactNumber, stringifyExactJson } from './exactJson.ts'

describe('exact JSON', () => {
  test.each<[string, unknown]>([
    ['9007199254740993', 9_007_199_254_740_993n],
    ['-9007199254740993', -9_007_199_254_740_993n],
    ['9007199254740991', 9_007_199_254_740_991],
    ['[1,12345678901234567890,2]', [1, 12_345_678_901_234_567_890n, 2]],
    ['1234567890123456.5', 1_234_567_890_123_456.5],
    ['12345678901234567890.5', Number('12345678901234567890.5')],
    ['12345678901234567890e2', Number('12345678901234567890e2')],
    ['0.12345678901234567890', Number('0.12345678901234567890')],
    ['"12345678901234567890"', '12345678901234567890'],
    ['"\\"12345678901234567890"', '"12345678901234567890'],
    [
      '{"12345678901234567890":"a\\\\","b":12345678901234567890}',
      { '12345678901234567890': 'a\\', b: 12_345_678_901_234_567_890n },
    ],
  ])('%s', (text, value) => {
    expect(parseExactJson(text)).toEqual(value)
  })

  test.each([
    '{12345678901234567890:1}',
    '[12345678901234567890',
    '12345678901234567890n',
    '012345678901234567890',
  ])('%s is no JSON', (text) => expect(() => parseExactJson(text)).toThrow(SyntaxError))

  test('may have a string of any length', () => {
    const value = { text: 'a"'.repeat(5_000_000), long: 12_345_678_901_234_567_890n }
    expect(parseExactJson(stringifyExactJson(value))).toEqual(value)
  })

  test('is written as it was read, whatever else is in it', () => {
    const long = fc.bigInt().filter((value) => value > 2n ** 53n || value < -(2n ** 53n))
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        long,
        fc.integer(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          tie('tree'),
          { maxKeys: 4 },
        ),
      ),
    }))
    fc.assert(
      fc.property(tree, (value) => {
        expect(parseExactJson(stringifyExactJson(value))).toEqual(value)
      }),
    )
  })

  test('is read from a long string', () => {
    const value = ['x"1234567890123456\\'.repeat(200_000), 2n ** 63n]
    expect(parseExactJson(stringifyExactJson(value))).toEqual(value)
  })
})

test('a parameter is a number, or a bigint where that would round it', () => {
  expect(readExactNumber('12')).toBe(12)
  expect(readExactNumber('9007199254740993')).toBe(9_007_199_254_740_993n)
})

test('keys of a cache hold no bigint, and leave files alone', () => {
  const file = new Blob([])
  expect(hashable({ path: { id: 1n }, query: { ids: [2n, 'a'] }, body: file })).toEqual({
    path: { id: '1n' },
    query: { ids: ['2n', 'a'] },
    body: file,
  })
  expect(hashable(undefined)).toBeUndefined()
})
