import { describe, expect, it } from 'vitest'
import {
  fieldsOf,
  itemsOf,
  otherReading,
  readEntries,
  readJson,
  readStrings,
  readText,
  shapeOfKey,
  type WireShape,
} from './wireShape.ts'

const object = { properties: { count: 'number', name: 'string' } } as const satisfies WireShape
const list = { items: 'number' } as const satisfies WireShape

it.each<[WireShape, WireShape | undefined]>([
  ['string', undefined],
  ['number[]', 'number'],
  ['json[]', 'json'],
  [list, 'number'],
  [object, undefined],
])('the items of %j', (shape, items) => {
  expect(itemsOf(shape)).toBe(items)
})

it.each<[WireShape, WireShape | undefined]>([
  ['string', undefined],
  ['number[]', undefined],
  [list, undefined],
  [object, object],
])('the fields of %j', (shape, fields) => {
  expect(fieldsOf(shape)).toBe(fields)
})

// T21, T22
describe('a string', () => {
  it.each<[string, WireShape, unknown]>([
    ['7', 'string', '7'],
    ['true', 'string', 'true'],
    ['7', 'file', '7'],
    ['7', 'number', 7],
    ['-0.5e+10', 'number', -0.5e10],
    ['1E3', 'number', 1000],
    ['1e-3', 'number', 0.001],
    ['0', 'number', 0],
    ['10', 'number', 10],
    ['', 'number', ''],
    ['07', 'number', '07'],
    ['+7', 'number', '+7'],
    ['7.', 'number', '7.'],
    ['.7', 'number', '.7'],
    ['7e', 'number', '7e'],
    ['0x7', 'number', '0x7'],
    [' 7', 'number', ' 7'],
    ['7 ', 'number', '7 '],
    ['1.25', 'number', 1.25],
    ['1e25', 'number', 1e25],
    ['true', 'number', 'true'],
    ['true', 'boolean', true],
    ['false', 'boolean', false],
    ['TRUE', 'boolean', 'TRUE'],
    ['7', 'boolean', '7'],
    ['7', 'guess', 7],
    ['true', 'guess', true],
    ['false', 'guess', false],
    ['seven', 'guess', 'seven'],
    ['{"a":1}', 'json', { a: 1 }],
    ['[1]', 'number[]', [1]],
    ['{"count":1}', object, { count: 1 }],
    ['[1]', list, [1]],
    ['{', 'json', '{'],
  ])('%j as %j', (text, shape, value) => {
    expect(readText(text, shape)).toEqual(value)
  })

  it('of a list is one item, also where it is empty, unless it stands for no items', () => {
    expect(readStrings(['1', '2'], 'number')).toEqual([1, 2])
    expect(readStrings(['1'], 'number')).toEqual([1])
    expect(readStrings([''], 'string')).toEqual([''])
    expect(readStrings([''], 'string', true)).toEqual([])
    expect(readStrings([''], 'number')).toEqual([])
    expect(readStrings(['', ''], 'string')).toEqual(['', ''])
    expect(readStrings([], 'string')).toEqual([])
  })

  it('that is no JSON stays a string', () => {
    expect(readJson('1')).toBe(1)
    expect(readJson('a')).toBe('a')
  })
})

it.each<[unknown, WireShape, unknown]>([
  [['7'], { items: 'number', text: 'number' }, 7],
  [[7], { items: 'number', text: 'string' }, '7'],
  [[], { items: 'string', text: 'string' }, ''],
  [['a', 'b'], { items: 'string', text: 'string' }, undefined],
  [['a'], { items: 'string' }, undefined],
  [['a'], 'string[]', undefined],
  ['a', { items: 'string', text: 'string' }, undefined],
  [[{}], { items: 'string', text: 'string' }, undefined],
  [['a'], { properties: {}, text: 'string' }, 'a'],
  [[], 'string[]', ['']],
  [[''], 'string[]', []],
])('%j read otherwise, as %j', (value, shape, read) => {
  expect(otherReading(value, shape)).toEqual(read)
})

// T21
it('an object has own keys only', () => {
  const read = readEntries(
    [
      ['count', '1'],
      ['name', '1'],
      ['other', '1'],
      ['__proto__', '1'],
    ],
    object,
  )
  expect(read).toEqual({ count: 1, name: '1', other: '1' })
  expect(Object.keys(read)).not.toContain('__proto__')
  expect(shapeOfKey(object, 'constructor')).toBe('string')
  expect(shapeOfKey({ ...object, others: 'guess' }, 'other')).toBe('guess')
  expect(shapeOfKey({ ...object, others: 'guess' }, 'count')).toBe('number')
})
