import { describe, expect, test, vi } from 'vitest'
import { createRandom } from './createRandom.ts'
import { matchingText } from './matchingText.ts'
import { mockText } from './mockText.ts'

describe('matchingText', () => {
  test.each([
    '^0x[0-9a-fA-F]{40}$',
    '^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$',
    '^(cat|dog)s?$',
    '^(?:a|b(c|d)){2,3}$',
    '^\\d{3}-\\w+\\.\\S$',
    '^[^a-z\\d]{4}$',
    '^\\u0041\\x42$',
    '^a*b+?c{2,}$',
    '^[\\]\\-x]$',
    '^[a-]$',
    '^.{5}$',
    'middle',
    '^$',
    '^0x([0-9a-f]{2})*$',
    '^\\p{L}+ \\p{Lu}$',
    '^(?<name>a)$',
    '^(?!no)[xyz]+$',
  ])('writes what %s matches', (pattern) => {
    for (let seed = 0; seed < 40; seed++) {
      const text = matchingText(pattern, createRandom(seed).integer)
      expect(text).toMatch(new RegExp(pattern, 'u'))
    }
  })

  test.each(['^(?=a)b$', '(?<!a)b', '^(a)\\1$', '^\\p{Script=Greek}$', '[', '(a'])(
    'gives up on %s',
    (pattern) => {
      expect(matchingText(pattern, createRandom(1).integer)).toBeUndefined()
    },
  )

  test('draws whole numbers, whose errors are not its own', () => {
    const draw = vi.fn((least: number, _most: number) => least)
    matchingText('^a$', draw)
    expect(draw.mock.calls.flat().every(Number.isInteger)).toBe(true)
    const fail = () => {
      throw new Error('no')
    }
    expect(() => matchingText('a', fail)).toThrow('no')
  })

  test('stretches what may be repeated without a limit', () => {
    expect(matchingText('^a+$', createRandom(1).integer, 30)?.length).toBeGreaterThanOrEqual(30)
  })
})

describe('mockText', () => {
  test.each([
    [{ pattern: '^[a-z]+$', minLength: 26, maxLength: 40 }],
    [{ pattern: '^[a-z]+\\.[a-z]+$', minLength: 20, maxLength: 24 }],
    [{ minLength: 50 }],
    [{ maxLength: 3 }],
    [{ minLength: 10, maxLength: 10 }],
  ])('keeps the limits %j', (rules) => {
    for (let seed = 0; seed < 40; seed++) {
      const text = mockText(rules, createRandom(seed).integer)
      expect(text.length).toBeGreaterThanOrEqual('minLength' in rules ? rules.minLength : 0)
      expect(text.length).toBeLessThanOrEqual('maxLength' in rules ? rules.maxLength : 1000)
    }
  })

  test('matches a pattern within the limits wherever an attempt succeeds', () => {
    const matching = (rules: Parameters<typeof mockText>[0] & { readonly pattern: string }) =>
      Array.from({ length: 40 }, (_, seed) => mockText(rules, createRandom(seed).integer)).filter((text) =>
        new RegExp(rules.pattern).test(text),
      ).length
    expect(matching({ pattern: '^a{10}$', minLength: 10, maxLength: 10 })).toBe(40)
    // Both parts can grow, so few attempts are within both limits.
    expect(matching({ pattern: '^[a-z]+\\.[a-z]+$', minLength: 20, maxLength: 24 })).toBeGreaterThan(30)
  })

  test('takes one of several examples', () => {
    const examples = ['eip155:1', 'eip155:137']
    const texts = [1, 2, 3, 4, 5, 6].map((seed) =>
      mockText({ examples, pattern: '^.+$' }, createRandom(seed).integer),
    )
    expect(new Set(texts)).toEqual(new Set(examples))
  })

  test('takes the only example where nothing else says what fits', () => {
    expect(mockText({ examples: ['Alice'], maxLength: 10 }, createRandom(1).integer)).toBe('Alice')
    expect(mockText({ examples: ['Ab1'], pattern: '^(?=A).*$' }, createRandom(1).integer)).toBe('Ab1')
  })

  test('makes entries of a list differ where a pattern allows it', () => {
    const { integer } = createRandom(1)
    const rules = { examples: ['a'.repeat(64)], pattern: '^[0-9a-f]{64}$' }
    expect(new Set(Array.from({ length: 40 }, () => mockText(rules, integer))).size).toBe(40)
  })
})
