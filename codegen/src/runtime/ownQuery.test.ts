import { describe, expect, it } from 'vitest'
import { hasOwnQuery, ownQuery } from './ownQuery.ts'

describe('the query of a template', () => {
  it.each([
    ['/a', []],
    ['/a?b', [['b', '']]],
    [
      '/{x?}/a?b=1&c=d%20e#f?g',
      [
        ['b', '1'],
        ['c', 'd e'],
      ],
    ],
    ['/a#b?c', []],
    ['/{x#}?b={y}', [['b', '{y}']]],
  ])('%s', (template, pairs) => {
    expect(ownQuery(template)).toEqual(pairs)
  })

  it.each([
    ['/a', '?x=1', true],
    ['/a?b', '', false],
    ['/a?b', '?b', true],
    ['/a?b', '?b=1', true],
    ['/a?b=1', '?b=2', false],
    ['/a?b=1', '?b=2&b=1', true],
    ['/a?b={y}', '?b=2', true],
  ])('%s is in the address %s: %s', (template, search, expected) => {
    expect(hasOwnQuery(template, `https://x.example/a${search}`)).toBe(expected)
  })
})
