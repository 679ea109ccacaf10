import { describe, expect, test } from 'vitest'
import { serializeQuery } from './serializeQuery.ts'
import type { ParameterFormat } from './serializeValue.ts'

const colours = ['blue', 'black', 'brown']
const colour = { R: 100, G: 200 }

// OpenAPI 3.1, section "Style Examples".
const table: readonly (readonly [ParameterFormat['style'], boolean, unknown, string])[] = [
  ['form', false, 'blue', 'color=blue'],
  ['form', true, 'blue', 'color=blue'],
  ['form', false, colours, 'color=blue,black,brown'],
  ['form', true, colours, 'color=blue&color=black&color=brown'],
  ['form', false, colour, 'color=R,100,G,200'],
  ['form', true, colour, 'R=100&G=200'],
  ['spaceDelimited', false, colours, 'color=blue%20black%20brown'],
  ['spaceDelimited', true, colours, 'color=blue&color=black&color=brown'],
  ['spaceDelimited', false, colour, 'color=R%20100%20G%20200'],
  ['pipeDelimited', false, colours, 'color=blue|black|brown'],
  ['pipeDelimited', true, colours, 'color=blue&color=black&color=brown'],
  ['pipeDelimited', false, colour, 'color=R|100|G|200'],
  ['deepObject', true, colour, 'color[R]=100&color[G]=200'],
]

describe('serializeQuery', () => {
  test.each(table)('%s, explode %s: %j', (style, explode, value, expected) => {
    expect(serializeQuery({ color: value }, { color: { style, explode } })).toBe(expected)
  })

  test('writes objects inside deep objects and lists inside them', () => {
    const filter = { a: { b: 1, c: [2, 3] }, d: undefined, e: null }
    expect(serializeQuery({ filter }, { filter: { style: 'deepObject', explode: true } })).toBe(
      'filter[a][b]=1&filter[a][c][0]=2&filter[a][c][1]=3',
    )
  })

  test('writes objects in a list of deepObject by their keys, too', () => {
    const items = [{ price: 'x', quantity: 1 }, null, { tags: ['a b'] }]
    expect(serializeQuery({ items }, { items: { style: 'deepObject', explode: true } })).toBe(
      'items[0][price]=x&items[0][quantity]=1&items[1][tags][0]=a%20b',
    )
  })

  test('writes an empty string, alone and in lists and objects', () => {
    const joined = { style: 'form', explode: false } as const
    const deep = { style: 'deepObject', explode: true } as const
    expect(
      serializeQuery({ a: '', b: [''], c: ['', 'x'], d: { e: '' }, f: { g: '' } }, { c: joined, f: deep }),
    ).toBe('a=&b=&c=,x&e=&f[g]=')
  })

  test('leaves out what cannot be written', () => {
    expect(serializeQuery({ b: undefined, c: null, d: [], e: {}, f: [undefined], g: 0, h: false })).toBe(
      'g=0&h=false',
    )
  })

  test('sends what is empty where the contract allows it', () => {
    expect(serializeQuery({ a: '' }, { a: { style: 'form', explode: true, allowEmpty: true } })).toBe('a=')
  })

  test('cannot write an empty list as deepObject, nor an empty object, even where they are allowed', () => {
    const allowed = { explode: true, allowEmpty: true } as const
    const [deep, form] = [
      { ...allowed, style: 'deepObject' },
      { ...allowed, style: 'form' },
    ] as const
    expect(serializeQuery({ a: [], b: {} }, { a: deep, b: deep })).toBe('')
    expect(serializeQuery({ a: [], b: {} }, { a: form, b: form })).toBe('a=')
    expect(serializeQuery({ a: {} }, { a: { style: 'form', explode: false } })).toBe('')
  })

  test('leaves out what is undefined or null in lists inside deep objects', () => {
    const filter = { a: [undefined, 1, null], b: { c: undefined } }
    expect(serializeQuery({ filter }, { filter: { style: 'deepObject', explode: true } })).toBe(
      'filter[a][1]=1',
    )
  })

  test('keeps the escapes of a value that may have reserved characters', () => {
    const reserved = { style: 'form', explode: true, allowReserved: true } as const
    expect(serializeQuery({ a: 'a%2Fb%2f' }, { a: reserved })).toBe('a=a%2Fb%2f')
    expect(serializeQuery({ a: '50% x%2 %zz%2' }, { a: reserved })).toBe('a=50%25%20x%252%20%25zz%252')
    expect(serializeQuery({ a: 'a&b+c' }, { a: reserved })).toBe('a=a%26b%2Bc')
  })

  test('escapes commas of values between which it writes commas, also where they are reserved', () => {
    const reserved = { style: 'form', explode: false, allowReserved: true } as const
    expect(serializeQuery({ a: ['x,y', 'z'] }, { a: reserved })).toBe('a=x%2Cy,z')
  })

  test('escapes names and values, commas of values included', () => {
    expect(serializeQuery({ 'a&b': ['x,y', "it's #1"] }, { 'a&b': { style: 'form', explode: false } })).toBe(
      'a%26b=x%2Cy,it%27s%20%231',
    )
  })

  test('keeps reserved characters where the contract allows them, never the start of a fragment', () => {
    expect(
      serializeQuery({ a: 'x/y?z#f' }, { a: { style: 'form', explode: true, allowReserved: true } }),
    ).toBe('a=x/y?z%23f')
  })

  test('writes dates as ISO 8601 and JSON content as JSON', () => {
    const json = { style: 'form', explode: true, json: true } as const
    expect(serializeQuery({ at: new Date(0), filter: { a: [1] } }, { filter: json })).toBe(
      'at=1970-01-01T00%3A00%3A00.000Z&filter=%7B%22a%22%3A%5B1%5D%7D',
    )
  })
})
