import { describe, expect, it } from 'vitest'
import { createRandom, type NumberRules } from './createRandom.ts'
import { matchingText } from './matchingText.ts'
import type { TextRules } from './mockText.ts'

// The same seed makes the same data, which tests of host apps rely on: these are the data of three seeds.

const seeds = [0, 1, 2]

it.each<[NumberRules, readonly number[]]>([
  [{}, [459.556, 545.758, 404.68]],
  [{ integer: true }, [460, 546, 405]],
  [{ integer: true, minimum: 5, maximum: 9 }, [7, 7, 7]],
  [{ minimum: -10, maximum: -1 }, [-5.864, -5.088, -6.358]],
  [{ minimum: 0.5, maximum: 0.75 }, [0.615, 0.636, 0.601]],
  [{ multipleOf: 7 }, [455, 546, 399]],
  [{ multipleOf: 0.25, maximum: 2 }, [1, 1, 0.75]],
  [{ multipleOf: 5, minimum: 11, maximum: 29 }, [20, 20, 20]],
  [{ exclusiveMinimum: 3, exclusiveMaximum: 5, integer: true }, [4, 4, 4]],
  [{ exclusiveMinimum: 3, exclusiveMaximum: 4 }, [3.46, 3.546, 3.405]],
  [{ minimum: 3.999, exclusiveMaximum: 4 }, [3.999, 3.999, 3.999]],
  [{ integer: true, minimum: 4, exclusiveMaximum: 4.5 }, [4, 4, 4]],
  [{ maximum: -5 }, [-545.444, -459.242, -600.32]],
  [{ maximum: -5, integer: true }, [-545, -459, -600]],
  [{ exclusiveMaximum: -2, integer: true }, [-543, -457, -598]],
  [{ minimum: 2000 }, [2459.556, 2545.758, 2404.68]],
  [{ minimum: 2000, integer: true }, [2460, 2546, 2405]],
  [{ integer: true, minimum: -9007199254740991, maximum: 9007199254740991 }, [460, 546, 405]],
  [{ integer: true, minimum: -5, maximum: 2000 }, [919, 1092, 809]],
  [{ integer: true, minimum: -5, maximum: 1000 }, [457, 544, 402]],
  [{ integer: true, minimum: -5, maximum: 900 }, [411, 489, 361]],
  [{ integer: true, minimum: 0, maximum: 2000000 }, [460, 546, 405]],
  [{ integer: true, minimum: 0, maximum: 1000000 }, [459556, 545758, 404680]],
  [{ integer: true, minimum: 1000, maximum: 2000000 }, [1000, 1000, 1000]],
  [{ integer: true, minimum: 5000, maximum: 2000000 }, [921815, 1093787, 812336]],
  [{ integer: true, minimum: 0, maximum: 900000 }, [413601, 491182, 364212]],
  [
    { integer: true, minimum: -1e300, maximum: -1e290 },
    [-9007199254740991, -9007199254740991, -9007199254740991],
  ],
  [{ examples: [4] }, [4, 4, 4]],
  [{ examples: [4, 5, 6] }, [5, 6, 4]],
])('a number with %j is one of %j', (rules, values) => {
  expect(seeds.map((seed) => createRandom(seed).number(rules))).toEqual(values)
})

it.each<[TextRules, readonly string[]]>([
  [{}, ['grove', 'iris', 'grove']],
  [
    { minLength: 30 },
    ['grove delta harbor north kelp ', 'iris lumen harbor kelp fjord f', 'grove grove harbor cedar amber'],
  ],
  [{ maxLength: 3 }, ['gro', 'iri', 'gro']],
  [{ minLength: 4, maxLength: 4 }, ['grov', 'iris', 'grov']],
  [
    { format: 'date-time' },
    ['2024-08-05T07:11:23.000Z', '2025-06-16T02:36:14.000Z', '2024-01-17T21:22:49.000Z'],
  ],
  [{ format: 'date' }, ['2024-08-05', '2025-06-16', '2024-01-17']],
  [{ format: 'time' }, ['07:11:23.000Z', '02:36:14.000Z', '21:22:49.000Z']],
  [{ format: 'duration' }, ['PT28M', 'PT33M', 'PT24M']],
  [{ format: 'email' }, ['grove@mail.example', 'iris@mail.example', 'grove@mail.example']],
  [
    { format: 'uuid' },
    [
      '738eb67b-7087-48fe-87f8-bc30ab3a3f68',
      '8c8a5552-5986-4629-80ee-ac905f8e486f',
      '677209c5-b696-4bd5-847a-9375c7c2cc6e',
    ],
  ],
  [
    { format: 'uri' },
    ['https://grove.example/delta', 'https://iris.example/lumen', 'https://grove.example/grove'],
  ],
  [
    { format: 'url' },
    ['https://grove.example/delta', 'https://iris.example/lumen', 'https://grove.example/grove'],
  ],
  [{ format: 'uri-reference' }, ['/grove', '/iris', '/grove']],
  [{ format: 'iri-reference' }, ['/grove', '/iris', '/grove']],
  [
    { format: 'iri' },
    ['https://grove.example/delta', 'https://iris.example/lumen', 'https://grove.example/grove'],
  ],
  [{ format: 'uri-template' }, ['/grove/{id}', '/iris/{id}', '/grove/{id}']],
  [{ format: 'json-pointer' }, ['/grove/2', '/iris/7', '/grove/4']],
  [{ format: 'relative-json-pointer' }, ['1/delta', '2/lumen', '1/grove']],
  [{ format: 'regex' }, ['^grove$', '^iris$', '^grove$']],
  [{ format: 'int64' }, ['459556', '545758', '404680']],
  [{ format: 'uint64' }, ['459556', '545758', '404680']],
  [{ format: 'decimal' }, ['460.32', '546.77', '405.51']],
  [{ format: 'base64url' }, ['Z3JvdmU', 'aXJpcw', 'Z3JvdmU']],
  [{ format: 'idn-email' }, ['grove@mail.example', 'iris@mail.example', 'grove@mail.example']],
  [{ format: 'idn-hostname' }, ['grove.example', 'iris.example', 'grove.example']],
  [{ format: 'hostname' }, ['grove.example', 'iris.example', 'grove.example']],
  [{ format: 'ipv4' }, ['192.0.2.117', '192.0.2.139', '192.0.2.103']],
  [{ format: 'ipv6' }, ['2001:db8::11f4', '2001:db8::1552', '2001:db8::fcf']],
  [{ format: 'byte' }, ['Z3JvdmU=', 'aXJpcw==', 'Z3JvdmU=']],
  [{ format: 'unknown' }, ['grove', 'iris', 'grove']],
  [{ format: 'toString' }, ['grove', 'iris', 'grove']],
  [{ format: 'email', maxLength: 17 }, ['kelp@mail.example', 'iris@mail.example', 'iris@mail.example']],
  [{ format: 'email', minLength: 18 }, ['grove@mail.example', 'lumen@mail.example', 'grove@mail.example']],
  [{ format: 'hostname', maxLength: 2 }, ['lumen.example', 'lumen.example', 'delta.example']],
  [{ format: 'email', pattern: '^a$' }, ['a', 'a', 'a']],
  [{ pattern: '^[ab]+$', minLength: 12 }, ['bbbbabbbbaabbaba', 'baababbbbbaabbb', 'bbbaaabbaaababa']],
  [{ pattern: '^[ab]+$', maxLength: 2 }, ['b', 'ba', 'a']],
  [{ pattern: '^[ab]{3}$', minLength: 5 }, ['fjord', 'jade north', 'fjord']],
  [{ pattern: '^(?<=a)b$' }, ['delta', 'iris', 'harbor']],
  [{ pattern: '^(?<=a)b$', examples: ['x'] }, ['x', 'x', 'x']],
  [{ examples: ['x'] }, ['x', 'x', 'x']],
  [{ examples: ['x'], format: 'date' }, ['2024-08-05', '2025-06-16', '2024-01-17']],
  [{ examples: ['x', 'y'], format: 'date' }, ['y', 'y', 'x']],
])('a string with %j is one of %j', (rules, values) => {
  expect(seeds.map((seed) => createRandom(seed).text(rules))).toEqual(values)
})

describe('a pattern', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['^0x[0-9a-f]{8}$', ['0x8b67b708', '0x85552598', '0x709c5b69']],
    [
      '^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$',
      ['qs5y:CCbFCG62C7FQWn-NSlPn7xF', 'tsymmle:LywjL_32MWK_v7F5qF', 'nqf-u:uwKzQ1trAMJnCsWAVhVUy28'],
    ],
    ['^(cat|dog|bird)s?$', ['dogs', 'dog', 'dogs']],
    ['^(?:a|b(c|d)){2,3}$', ['abda', 'abc', 'bca']],
    ['^\\d{3}-\\w+\\.\\S$', ['458-ARDdG.y', '556-xjwM.E', '441-LwRxLAS2.K']],
    ['^[^a-z\\d]{4}$', ['EH^S', 'JIR?', 'AF* ']],
    ['^\\u0041\\x42[\\u0061-\\x63]$', ['ABc', 'ABb', 'ABa']],
    ['^a*b+?c{2,}?d?e??$', ['aaaabbbccccccde', 'aaaabbbbbbbccccccd', 'aaabbbbbcccccc']],
    ['^[\\]\\-x]{6}$', ['--xx--', '--x---', '--]]-x']],
    ['^[a-]{5}$', ['a---a', '---aa', 'aaaa-']],
    ['^[-a]{5}$', ['-aaa-', 'aaa--', '----a']],
    ['^[\\d\\-x]{6}$', ['56-855', '668444', '452079']],
    ['^.{9}$', ['qs6zpqzrc', 'ttynnmfmw', 'orgav2mzn']],
    ['middle', ['middle', 'middle', 'middle']],
    ['^$', ['', '', '']],
    ['^([0-9a-f]{2})*$', ['786b07f78c0b', '885296', '']],
    [
      '^\\p{L}+ \\p{Lu}\\p{Ll}\\p{N}\\p{Nd}\\p{P}\\p{S}\\p{Z}\\p{Zs}$',
      ['lnx Ls04?+  ', 'onrjjjd Qk10?$  ', 'kmeap Jj48,$  '],
    ],
    ['^\\p{Alphabetic}\\p{ASCII}\\p{Emoji}\\p{gc=L}$', ['ln7m', 'on3j', 'km0u']],
    ['^(?<name>a[bc])$', ['ab', 'ac', 'ab']],
    ['^(?!no)[xyz]+$', ['xzzyy', 'zzyyy', 'yxxyz']],
    ['^(?=a[)(]\\)(b))a.*$', undefined],
    ['^(?![\\)])a$', ['a', 'a', 'a']],
    ['^(?=\\)|a)ab$', ['ab', 'ab', 'ab']],
    ['^(?=[)a])ab$', ['ab', 'ab', 'ab']],
    ['^(?=(a))ab$', ['ab', 'ab', 'ab']],
    ['^\\s\\t\\n\\r$', [' \t\n\r', ' \t\n\r', ' \t\n\r']],
    ['^\\D\\W\\S$', ['Q:c', 'X;D', 'L/!']],
    ['^a{2}b{2,3}c{0}$', ['aabb', 'aabbb', 'aabb']],
    ['^x\\{,2\\}$', ['x{,2}', 'x{,2}', 'x{,2}']],
    ['^\\/\\.$', ['/.', '/.', '/.']],
    ['^(|a)$', ['', 'a', '']],
    ['a|b|', ['a', '', 'b']],
    ['^[a-c][c-a]$', undefined],
    ['^\\u{61}$', undefined],
    ['^\\u00zz$', undefined],
    ['^\\x4$', undefined],
    ['\\1', undefined],
    ['\\k<a>', undefined],
    ['\\cA', undefined],
    ['\\bA', undefined],
    ['\\Ba', undefined],
    ['\\P{L}', undefined],
    ['\\p{Greek}', undefined],
    ['\\pL', undefined],
    ['*', undefined],
    ['+a', undefined],
    ['?', undefined],
    ['(?<=a)b', undefined],
    ['(?<!a)b', undefined],
    ['(?<!>)b', undefined],
    ['(?i:a)', undefined],
    ['(?a)', undefined],
    ['(?', undefined],
    ['(a', undefined],
    ['a)', undefined],
    ['[', undefined],
    ['[a', undefined],
    ['a\\', undefined],
    ['(?<a', undefined],
    ['{2}', undefined],
    ['a**', undefined],
    ['^[]$', undefined],
    ['^a.$', ['ai', 'a1', 'aq']],
    ['(?:x(?:y', undefined],
    ['^[a-c-e]{6}$', ['cce-cc', 'cc-bbb', 'ccaac-']],
    ['^a{100001}$', undefined],
    ['^\\d{200000}$', undefined],
  ])('%s is matched by one of %j', (pattern, values) => {
    const texts = seeds.map((seed) => matchingText(pattern, createRandom(seed).integer))
    expect(texts).toEqual(values ?? [undefined, undefined, undefined])
  })

  it.each<[string, number, readonly string[]]>([
    ['^a+$', 12, ['aaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaa']],
    ['^a*b{2,}$', 5, ['aaaaaaaaabbbbbbb', 'aaaaaaaaabbbbbbbbbbb', 'aaaaaaaabbbbbbbbb']],
    ['^a?b{2}$', 5, ['bb', 'abb', 'bb']],
    ['^(ab)+$', 4, ['abababababababababababab', 'abababababababababab', 'ababababab']],
    ['^a{3,5}$', 9, ['aaaa', 'aaaa', 'aaaa']],
  ])('%s, stretched to %i, is matched by one of %j', (pattern, stretch, values) => {
    expect(seeds.map((seed) => matchingText(pattern, createRandom(seed).integer, stretch))).toEqual(values)
  })
})

it('a seed makes a sequence', () => {
  const random = createRandom(7)
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)
  expect(times(12, () => random.integer(0, 99))).toEqual([71, 16, 77, 50, 87, 80, 14, 84, 22, 77, 43, 76])
  expect(times(12, random.boolean)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    false,
  ])
  expect(times(12, random.isThere)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    true,
    true,
    true,
  ])
  expect(times(8, () => random.size({}))).toEqual([0, 4, 0, 4, 1, 2, 4, 4])
  expect(times(8, () => random.size({ minimum: 2 }))).toEqual([4, 3, 5, 3, 3, 5, 3, 5])
  expect(times(8, () => random.size({ maximum: 1 }))).toEqual([0, 0, 1, 1, 0, 0, 0, 1])
  expect(times(8, () => random.size({ minimum: 3, maximum: 3 }))).toEqual([3, 3, 3, 3, 3, 3, 3, 3])
  expect(times(6, () => random.integer(5, 2))).toEqual([5, 5, 5, 5, 5, 5])
})

it('recursive data has the least of everything below the third level', () => {
  const random = createRandom(7)
  const deep = (depth: number): unknown => (depth === 0 ? observe() : random.nested(() => deep(depth - 1)))
  const observe = () => {
    const tries = Array.from({ length: 40 }, () => [random.isThere(), random.size({ minimum: 1 })] as const)
    return [tries.some(([isThere]) => isThere), Math.max(...tries.map(([, size]) => size))]
  }
  expect([deep(0), deep(3), deep(4)]).toEqual([
    [true, 4],
    [true, 4],
    [false, 1],
  ])
  expect(() =>
    random.nested(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(deep(3)).toEqual([true, 4])
  expect(random.nested(() => random.size({}))).toBeGreaterThanOrEqual(0)
})
