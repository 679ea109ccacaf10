import { describe, expect, test } from 'vitest'
import { openApi } from '../../testing/openApi.ts'
import { httpService, readContract } from '../../testing/readContract.ts'

type Schemas = Readonly<Record<string, object>>

const text = { type: 'string' }
const number = { type: 'integer' }
const flag = { type: 'boolean' }
const list = { type: 'array', items: { type: 'object', required: ['id'], properties: { id: text } } }
const firstPage = { type: 'integer', default: 1 }
const object = (properties: Schemas) => ({ type: 'object', required: Object.keys(properties), properties })

/** A contract of one operation with query parameters and a reply of a schema. */
function contract(query: Schemas, reply: object, others: object = {}, method = 'get') {
  const parameters = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }))
  const operation = {
    operationId: 'read',
    parameters,
    responses: { 200: { description: '', content: { 'application/json': { schema: reply } } } },
    ...others,
  }
  return readContract({ 'list.json': openApi({ paths: { '/list': { [method]: operation } } }) })
}

function pagingOf(...given: Parameters<typeof contract>) {
  const [operation] = httpService(contract(...given)).operations
  return operation?.paging
}

describe('a paging rule is found', () => {
  test.each<[string, Schemas, object, object]>([
    [
      'cursor and next_cursor',
      { cursor: text },
      object({ items: list, next_cursor: text }),
      { next: '/next_cursor' },
    ],
    [
      'a cursor that may be null',
      { cursor: text },
      object({ next: { type: ['string', 'null'] } }),
      { next: '/next' },
    ],
    [
      'pageToken and nextPageToken',
      { pageToken: text },
      object({ nextPageToken: text }),
      { parameter: 'pageToken', next: '/nextPageToken' },
    ],
    [
      'a cursor in an object about paging, with a flag',
      { cursor: text },
      object({ data: list, pagination: object({ next_cursor: text, has_more: flag }) }),
      { next: '/pagination/next_cursor', more: '/pagination/has_more' },
    ],
    [
      'after and the end cursor of the page info',
      { after: text },
      object({ pageInfo: object({ endCursor: text, hasNextPage: flag }) }),
      { next: '/pageInfo/endCursor', more: '/pageInfo/hasNextPage' },
    ],
    [
      'starting_after and the id of the last item',
      { starting_after: text, limit: number },
      object({ data: list, has_more: flag }),
      { parameter: 'starting_after', next: '/data/-1/id', more: '/has_more' },
    ],
    [
      'page and the number of the next',
      { page: number },
      object({ next_page: number }),
      { next: '/next_page', numeric: true },
    ],
    [
      'page and per_page of a list',
      { page: firstPage, per_page: { type: 'integer', default: 30 } },
      list,
      { kind: 'number', counts: 'pages', start: 1, size: 'per_page', defaultSize: 30, items: '' },
    ],
    [
      'page from 0, with a total',
      { page: { type: 'integer', minimum: 0 }, size: number },
      object({ total: number, things: list }),
      { start: 0, total: '/total', items: '/things' },
    ],
    [
      'offset and limit',
      { offset: number, limit: number },
      list,
      { counts: 'items', start: 0, size: 'limit' },
    ],
  ])('%s', (_, query, reply, expected) => {
    expect(pagingOf(query, reply)).toMatchObject(expected)
  })
})

describe('no paging rule is found', () => {
  test.each<[string, Schemas, object]>([
    ['without a parameter', {}, object({ next_cursor: text })],
    ['where the reply has no next cursor', { cursor: text }, object({ items: list })],
    [
      'where the next one is an address',
      { cursor: text },
      object({ next: { type: 'string', format: 'uri' } }),
    ],
    [
      'where the next one seems to be an address',
      { cursor: text },
      object({ next: { type: 'string', description: 'Link to the next page' } }),
    ],
    ['where the types differ', { cursor: text }, object({ next_cursor: number })],
    [
      'where the last cursor is there on the last page too',
      { after: text },
      object({ pageInfo: object({ endCursor: text }) }),
    ],
    ['where the first page may be 0 or 1', { page: number, per_page: number }, list],
    ['without a size', { page: firstPage }, list],
    ['where there are two lists', { page: firstPage, per_page: number }, object({ a: list, b: list })],
    ['where there is no list', { page: firstPage, per_page: number }, object({ a: text })],
    [
      'where items have no id',
      { starting_after: text },
      object({ has_more: flag, data: { type: 'array', items: text } }),
    ],
  ])('%s', (_, query, reply) => {
    expect(pagingOf(query, reply)).toBeUndefined()
  })

  test('for mutations', () => {
    expect(pagingOf({ cursor: text }, object({ next_cursor: text }), {}, 'post')).toBeUndefined()
  })

  test('when the contract declares `false`', () => {
    expect(pagingOf({ cursor: text }, object({ next_cursor: text }), { 'x-paging': false })).toBeUndefined()
  })
})

describe('a declared rule', () => {
  const reported = (rule: unknown, method = 'get') =>
    contract(
      { cursor: text, page: number, tags: list },
      object({ next: text, total: number, data: list }),
      { 'x-paging': rule },
      method,
    ).diagnostics.map(({ pointer, message, hint }) =>
      [pointer.replace(/^.*(get|post)\//, ''), message, hint].filter(Boolean).join(' | '),
    )

  test('overrides a detected one', () => {
    const rule = { parameter: 'page', counts: 'items', items: '/data', total: '/total' }
    expect(reported(rule)).toEqual([])
    expect(
      pagingOf({ cursor: text, page: number }, object({ next: text, data: list, total: number }), {
        'x-paging': rule,
      }),
    ).toEqual({
      kind: 'number',
      parameter: 'page',
      counts: 'items',
      start: 0,
      total: '/total',
      items: '/data',
    })
  })

  test('that names a parameter or a place that does not exist is reported', () => {
    expect(reported({ parameter: 'curser', next: '/next' })).toEqual([
      `x-paging/parameter | read has no query parameter 'curser'. | Did you mean 'cursor'?`,
    ])
    expect(reported({ parameter: 'cursor', next: '/nxt' })).toEqual([
      'x-paging/next | No reply of read has anything at "/nxt". | Write a JSON pointer into the JSON of a successful reply, such as /next; -1 is the last item of a list.',
    ])
    expect(reported({ parameter: 'page', size: 'tags', items: '/data/0/id', total: 'total' })).toHaveLength(2)
  })

  test('that is incomplete or invalid is reported', () => {
    expect(reported({ parameter: 'cursor' })).toEqual([
      expect.stringContaining(`'x-paging' requires 'next' or 'items'.`),
    ])
    expect(reported('cursor')).toHaveLength(1)
    expect(reported({ parameter: 'cursor', next: '/next' }, 'post')).toEqual([
      'x-paging | Only queries can be paged; read is a mutation.',
    ])
    expect(reported({ next: '/next' })).toEqual([expect.stringContaining(`has no 'parameter'`)])
    expect(reported({ parameter: 'cursor', next: '/next', mor: '/x' })).toEqual([
      `x-paging/mor | Unknown key 'mor' in this form of 'x-paging'. | Did you mean 'more'?`,
    ])
  })
})

describe('what a mutation makes stale', () => {
  const reply = { responses: { 204: { description: '' } } }
  const tagged = (...tags: string[]) => ({ ...reply, tags })
  const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] }
  const paths = {
    '/shops/{id}': { ...id, get: reply },
    '/shops/{id}/pets': { ...id, get: reply, post: { ...reply, operationId: 'add' } },
    '/shops/{id}/pets/sell': { ...id, post: { ...reply, operationId: 'sell' } },
    '/report': {
      get: { ...tagged('reports'), operationId: 'report' },
      put: { ...reply, operationId: 'change' },
    },
    '/makeReport': { post: { ...tagged('reports', 'unread'), operationId: 'make' } },
    '/other': { post: { ...tagged('other'), operationId: 'other' } },
  }

  test('is the two nearest reads above it, else the reads of its tags', () => {
    const { operations } = httpService(readContract({ 'pets.json': openApi({ paths }) }))
    const stale = operations
      .filter(({ invalidates }) => invalidates)
      .map(({ id, invalidates }) => [id, invalidates])
    expect(Object.fromEntries(stale)).toEqual({
      add: [
        { by: 'path', name: '/shops/{id}/pets' },
        { by: 'path', name: '/shops/{id}' },
      ],
      sell: [
        { by: 'path', name: '/shops/{id}/pets' },
        { by: 'path', name: '/shops/{id}' },
      ],
      change: [{ by: 'path', name: '/report' }],
      make: [{ by: 'tag', name: 'reports' }],
      other: [],
    })
  })

  test.each<[unknown, string]>([
    [['reprot'], `Unknown operation "reprot".`],
    [['other'], 'other is not a query.'],
    ['report', `'x-invalidates' must be an array of operation ids.`],
  ])('and cannot be %j', (declared, message) => {
    const other = { post: { ...reply, operationId: 'other', 'x-invalidates': declared } }
    const { diagnostics } = readContract({ 'pets.json': openApi({ paths: { ...paths, '/other': other } }) })
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message])
  })
})

test('x-query is true or false', () => {
  expect(contract({}, list, { 'x-query': 'yes' }, 'post').reported).toEqual([
    expect.stringContaining(`'x-query' must be true or false.`),
  ])
})
