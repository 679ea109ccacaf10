import { expect, test } from 'vitest'
import { isClaimed, readCookies, readQuery } from './readQuery.ts'
import { type DeclaredParameters, wireParameters } from './wireParameter.ts'

const range: DeclaredParameters['query'] = {
  range: { shape: { properties: { from: 'number', to: 'number' } } },
}
const labels: DeclaredParameters['query'] = {
  labels: { shape: { properties: {}, others: 'string' } },
}
const filter: DeclaredParameters['query'] = {
  filter: { style: 'deepObject', shape: { properties: { role: 'string' } } },
}

test.each([
  ['an exploded object has its keys', range, 'from=1&to=2', { range: { from: 1, to: 2 } }],
  ['undeclared keys make no object', range, 'utm_source=x', {}],
  ['nor do those of another parameter', { ...range, ...filter }, 'filter[role]=a', { filter: { role: 'a' } }],
  ['an open object has undeclared keys', labels, 'a=b', { labels: { a: 'b' } }],
  [
    'but not those of others',
    { ...labels, ...filter },
    'a=b&filter[role]=c',
    { labels: { a: 'b' }, filter: { role: 'c' } },
  ],
])('%s', (_, query, search, values) => {
  expect(readQuery(wireParameters({ query }), search)).toEqual(values)
})

const object = (more: object) => ({ shape: { properties: { n: 'number' }, ...more } }) as const

test.each<[string, NonNullable<DeclaredParameters['query']>, string, object]>([
  ['a parameter without a value is empty', { a: 'string' }, 'a', { a: '' }],
  ['an empty part is none', { '': 'string', a: 'string' }, '&&a=1&', { a: '1' }],
  ['a value may have the sign', { a: 'string' }, 'a=b=c', { a: 'b=c' }],
  ['a plus is a space, an escaped one a plus', { 'a b': 'string' }, 'a+b=c+d%2B', { 'a b': 'c d+' }],
  ['broken escapes stay', { a: 'string', '%': 'string' }, 'a=%zz&%=1', { a: '%zz', '%': '1' }],
  ['what is absent has no key', { a: 'string', b: 'string[]' }, '', {}],
  ['a list is written once for each item', { a: 'number[]' }, 'a=1&a=2', { a: [1, 2] }],
  ['a list of none', { a: 'number[]' }, 'a=', { a: [] }],
  ['a list in one', { a: { shape: 'number[]', explode: false } }, 'a=1,2', { a: [1, 2] }],
  ['JSON of a list', { a: { shape: 'number[]', json: true } }, 'a=%5B1%5D', { a: [1] }],
  ['JSON of an object', { a: { ...object({}), json: true } }, 'a=%7B%22n%22%3A1%7D&n=2', { a: { n: 1 } }],
  ['a duplicate is ambiguous', { a: 'number' }, 'a=1&a=2', { a: ['1', '2'] }],
  [
    'a duplicate of a list in one is, too',
    { a: { shape: 'number[]', explode: false } },
    'a=1,2&a=3',
    { a: ['1,2', '3'] },
  ],
  ['an object in one', { a: { ...object({}), explode: false } }, 'a=n,1&n=2', { a: { n: 1 } }],
  ['an object may be a string', { a: object({ text: 'number' }) }, 'a=7&n=1', { a: 7 }],
  [
    'an object that may be a string is one by its keys',
    { a: object({ text: 'number' }) },
    'n=1',
    { a: { n: 1 } },
  ],
  ['an object that may not is none', { a: object({}) }, 'a=7', {}],
  ['a closed object has its keys alone', { a: object({}) }, 'n=1&m=2', { a: { n: 1 } }],
  ['an open object has others', { a: object({ others: 'number' }) }, 'n=1&m=2', { a: { n: 1, m: 2 } }],
  [
    'an open object has a key of its own name',
    { a: { shape: { properties: {} } } },
    'a=1',
    { a: { a: '1' } },
  ],
  [
    'but none of another parameter',
    { a: { shape: { properties: {} } }, b: 'string' },
    'b=1&b[x]=2',
    { b: '1' },
  ],
  [
    'deepObject with lists',
    { a: { style: 'deepObject', shape: 'number[]' } },
    'a[]=1&a[]=2&a[]=3',
    { a: [1, 2, 3] },
  ],
  [
    'deepObject with spaces',
    { a: { style: 'deepObject', shape: object({}).shape } },
    'a[b+c]=d+e',
    { a: { 'b c': 'd e' } },
  ],
])('%s', (_, query, search, values) => {
  const read = readQuery(wireParameters({ query }), search)
  expect(read).toEqual(values)
  expect(Object.keys(read)).toEqual(Object.keys(values))
})

test('names of credentials are not read as keys of open objects', () => {
  const open = wireParameters({ query: { a: { shape: { properties: {} } } } })
  expect(readQuery(open, 'key=1&key[x]=2&b=3', ['key'])).toEqual({ a: { b: '3' } })
  expect(readQuery(open, 'key=1')).toEqual({ a: { key: '1' } })
})

test('cookies have pluses as they are, and spaces between them', () => {
  const cookie = { a: 'string', b: 'number', open: { shape: { properties: {} } } } as const
  expect(readCookies(wireParameters({ cookie }), 'a=x+y;  b=7; c=%20', ['c'])).toEqual({ a: 'x+y', b: 7 })
  expect(readCookies(wireParameters({ cookie }), 'd=1')).toEqual({ open: { d: '1' } })
})

test('a key is claimed by its name, or by the part before a bracket', () => {
  const claimed = new Set(['a', 'b'])
  expect(['a', 'b[x]', 'a['].map((key) => isClaimed(key, claimed))).toEqual([true, true, true])
  expect(['c', 'c[a[', 'ab[x]', 'x[a]', 'abc'].map((key) => isClaimed(key, claimed))).toEqual(
    Array(5).fill(false),
  )
})
