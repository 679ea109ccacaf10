import { expect, test } from 'vitest'
import { readQuery } from './readQuery.ts'
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
