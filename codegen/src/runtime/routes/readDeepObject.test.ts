import { describe, expect, test } from 'vitest'
import { readQuery } from './readQuery.ts'
import { wireParameters } from './wireParameter.ts'
import type { WireShape } from './wireShape.ts'

const item: WireShape = { properties: { quantity: 'number' } }
const record: WireShape = { properties: {}, others: 'string' }

function read(search: string, shape: WireShape): unknown {
  return readQuery(wireParameters({ query: { a: { style: 'deepObject', shape } } }), search).a
}

describe('keys in brackets', () => {
  test.each<[string, string, WireShape, unknown]>([
    ['are the fields of an object', 'a[quantity]=2&a[price]=3', item, { quantity: 2, price: '3' }],
    [
      'are items where they are numbers',
      'a[0][quantity]=1&a[1][quantity]=2',
      { items: item },
      [{ quantity: 1 }, { quantity: 2 }],
    ],
    ['are in the order of their numbers', 'a[10]=z&a[2]=y&a[1]=x', 'string[]', ['x', 'y', 'z']],
    ['may be left empty for the next item', 'a[]=1&a[]=2', 'number[]', [1, 2]],
    ['are fields of a record, even numbers', 'a[0]=x', record, { 0: 'x' }],
    ['of undeclared fields are read by their form', 'a[b][0][c]=1', { properties: {} }, { b: [{ c: '1' }] }],
    ['may be escaped, as most clients do', 'a%5Bb%5D%5Bc%5D=1', record, { b: { c: '1' } }],
    ['may hold brackets, escaped inside of plain ones', 'a[b%5Bc%5D]=1', record, { 'b[c]': '1' }],
    ['never reach a prototype', 'a[__proto__][x]=1&a[constructor]=2', record, { constructor: '2' }],
  ])('%s', (_, search, shape, value) => {
    expect(read(search, shape)).toEqual(value)
  })

  test('without a number are the text itself', () => {
    expect(read('a=', item)).toBe('')
    expect(read('a=5', 'number')).toBe(5)
  })

  test('of another parameter are not its own', () => {
    expect(read('ab[c]=1&b=2', record)).toBeUndefined()
  })

  test('deeper than any contract are dropped', () => {
    expect(read(`a${'[b]'.repeat(20_000)}=1`, record)).toBeUndefined()
  })

  test('make a list no longer than what was sent', () => {
    expect(read('a[4294967294]=x', 'string[]')).toEqual(['x'])
  })

  test.each<[string, string, WireShape, unknown]>([
    ['that do not end are a name', 'a[b=1', record, undefined],
    ['that have something behind them are a name', 'a[b]c=1', record, undefined],
    ['are none for an object that may be a number', 'a=5', { properties: {}, text: 'number' }, 5],
    ['are none for an object that may be a string', 'a=5', { properties: {} }, '5'],
    ['of which some are no numbers are an object', 'a[0]=x&a[b]=y', 'string', { 0: 'x', b: 'y' }],
    ['of a guess are guesses', 'a[b]=1', 'guess', { b: 1 }],
    ['of a list of guesses are guesses', 'a[0][b]=1&a[1]=true', 'guess', [{ b: 1 }, true]],
    ['of anything else are strings', 'a[b]=1', 'string', { b: '1' }],
    ['of an item are one object', 'a[0][b]=1&a[0][c]=2', 'string', [{ b: '1', c: '2' }]],
    ['without a number are one item each', 'a[][b]=1&a[][b]=2', 'string', [{ b: '1' }, { b: '2' }]],
  ])('%s', (_, search, shape, value) => {
    expect(read(search, shape)).toEqual(value)
  })

  test('may be 64 deep, and no deeper', () => {
    const depth = (levels: number) => {
      let value = read(`a${'[b]'.repeat(levels)}=1`, record)
      let found = 0
      for (; typeof value === 'object'; found += 1) value = (value as { readonly b?: unknown }).b
      return found
    }
    expect([depth(64), depth(65)]).toEqual([64, 0])
  })
})
