import { describe, expect, it } from 'vitest'
import { operationKey, queryKey } from './queryKey.ts'
import { pointedAt } from './queryPointer.ts'
import { serviceKeys } from './queryServiceKeys.ts'

const books = operationKey('shop', '/books', 'listBooks')

describe('the key of a query', () => {
  it('starts with the service, the path and the operation', () => {
    expect(operationKey('shop', '/books', 'listBooks')).toStrictEqual([
      'shop',
      { path: '/books', operation: 'listBooks' },
    ])
    expect(operationKey('shop', '/books', 'listBooks', ['stock', 'new'])).toEqual([
      'shop',
      { path: '/books', operation: 'listBooks', tags: { stock: true, new: true } },
    ])
  })

  it.each([
    [undefined],
    [{}],
    [{ query: {} }],
    [{ query: { page: undefined } }],
    [{ query: undefined, body: undefined }],
    [{ query: null }],
    [{ query: 'page=1' }],
  ])('is the start of all where nothing is given: %j', (parameters) => {
    expect(queryKey(books, parameters)).toEqual(books)
  })

  it('has the groups and values that are given', () => {
    const parameters = { path: { id: 1, lang: undefined }, query: {}, header: { a: null }, body: ['x'] }
    expect(queryKey(books, parameters)).toEqual([
      ...books,
      { path: { id: 1 }, header: { a: null }, body: ['x'] },
    ])
    expect(Object.keys(Object(queryKey(books, parameters)[2]).path)).toEqual(['id'])
  })

  it('has a body as it is', () => {
    expect(queryKey(books, { body: 'text' })).toEqual([...books, { body: 'text' }])
    expect(queryKey(books, { body: {} })).toEqual([...books, { body: {} }])
  })
})

it('keys of a service are starts of those of its queries', () => {
  const keys = serviceKeys('shop')
  expect(keys.all()).toEqual(['shop'])
  expect(keys.path('/books')).toEqual(['shop', { path: '/books' }])
  expect(keys.operation('listBooks')).toEqual(['shop', { operation: 'listBooks' }])
  expect(keys.tag('stock')).toEqual(['shop', { tags: { stock: true } }])
})

it.each([
  ['the value itself', { a: 1 }, '', { a: 1 }],
  ['a key', { a: 1 }, '/a', 1],
  ['a key of a key', { a: { b: 2 } }, '/a/b', 2],
  ['an item', [1, 2, 3], '/1', 2],
  ['the last item', [1, 2, 3], '/-1', 3],
  ['a key of the last item', { data: [{ id: 1 }, { id: 2 }] }, '/data/-1/id', 2],
  ['no last item', [], '/-1', undefined],
  ['a key that is called like the last item', { '-1': 'x' }, '/-1', 'x'],
  ['a key with signs', { 'a/b': { '~1': 3 } }, '/a~1b/~01', 3],
  ['a key that is absent', { a: 1 }, '/b', undefined],
  ['a key of null', { a: null }, '/a/b', undefined],
  ['a key of a string', { a: 'x' }, '/a/length', undefined],
  ['a key that is inherited', {}, '/toString', undefined],
])('a pointer finds %s', (_, value, pointer, found) => {
  expect(pointedAt(value, pointer)).toEqual(found)
})
