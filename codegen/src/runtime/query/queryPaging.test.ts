import { describe, expect, test } from 'vitest'
import { operationKey, queryKey } from './queryKey.ts'
import { infiniteQuery, infiniteQueryKey, type PagingRule } from './queryPaging.ts'

const operation = operationKey('shop', '/books', 'listBooks')

/** Parameter of the next page after these pages, the last of which was requested with a parameter. */
function next(rule: PagingRule, pages: readonly unknown[], last: unknown, query: object = {}) {
  const options = infiniteQuery<object, unknown, unknown>(
    infiniteQueryKey(queryKey(operation)),
    { query },
    rule,
    async () => null,
  )
  return options.getNextPageParam(pages.at(-1), pages, last)
}

describe('counted pages', () => {
  const offset: PagingRule = { parameter: 'offset', counts: 'items', start: 0, size: 'limit', items: '' }

  test.each<[string, readonly unknown[], number, object, number | undefined]>([
    ['a full page has a next one', [['a', 'b']], 0, { limit: 2 }, 2],
    ['a short page is the last', [['a', 'b'], ['c']], 2, { limit: 2 }, undefined],
    ['an empty page is the last', [[]], 0, {}, undefined],
    ['without a size only an empty page is the last', [['a', 'b'], ['c']], 2, {}, 3],
  ])('%s', (_, pages, last, query, expected) => {
    expect(next(offset, pages, last, query)).toBe(expected)
  })

  test('the size is that of the call, else the default of the contract, else that of the longest page', () => {
    const rule = {
      parameter: 'page',
      counts: 'pages',
      start: 0,
      size: 'size',
      total: '/total',
      items: '/items',
    } as const
    const page = { total: 3, items: ['a', 'b'] }
    expect(next(rule, [page], 0)).toBe(1)
    expect(next(rule, [page, { total: 3, items: ['c'] }], 1)).toBeUndefined()
    expect(next({ ...rule, defaultSize: 3 }, [page], 0)).toBeUndefined()
    expect(next({ ...rule, defaultSize: 3 }, [page], 0, { size: 2 })).toBe(1)
  })

  test('a reply without a list has no next page', () => {
    expect(
      next({ parameter: 'page', counts: 'pages', start: 1, items: '/items' }, [{ items: 'x' }], 1),
    ).toBeUndefined()
  })
})

describe('cursors', () => {
  const last: PagingRule = { parameter: 'starting_after', next: '/data/-1/id', more: '/has_more' }

  test.each<[string, PagingRule, unknown, string | number | undefined]>([
    ['the last item names the next page', last, { has_more: true, data: [{ id: 'a' }, { id: 'b' }] }, 'b'],
    ['a flag ends it', last, { has_more: false, data: [{ id: 'a' }] }, undefined],
    ['no items end it', last, { has_more: true, data: [] }, undefined],
    ['a key with a slash is found', { parameter: 'x', next: '/a~1b/~0' }, { 'a/b': { '~': 'c' } }, 'c'],
    ['what is inherited is not found', { parameter: 'x', next: '/constructor' }, {}, undefined],
    ['an address', { parameter: 'at', next: '/next' }, { next: 'https://x.example/v1?at=a%2Fb&n=2' }, 'a/b'],
    ['an address without a host', { parameter: 'at', next: '/next' }, { next: '/v1?n=2&at=b' }, 'b'],
    [
      'an address without the parameter',
      { parameter: 'at', next: '/next' },
      { next: 'https://x.example/' },
      undefined,
    ],
    ['a cursor that looks like a path', { parameter: 'at', next: '/next' }, { next: '/9j/4A==' }, '/9j/4A=='],
    ['a cursor that looks like a scheme', { parameter: 'at', next: '/next' }, { next: 'post:17' }, 'post:17'],
    ['a number in an address', { parameter: 'page', next: '/next', numeric: true }, { next: '?page=3' }, 3],
    ['empty text ends it', { parameter: 'x', next: '/next' }, { next: '' }, undefined],
  ])('%s', (_, rule, page, expected) => {
    expect(next(rule, [page], null)).toBe(expected)
  })
})

test('the first page is requested without a cursor, later ones with', async () => {
  const rule = { parameter: 'cursor', next: '/next' }
  const read = async (parameters: object) => parameters
  const options = infiniteQuery(
    infiniteQueryKey<object, unknown>(queryKey(operation)),
    { query: { size: 2 } },
    rule,
    read,
  )
  const ask = (pageParam: unknown) => {
    const context = { pageParam, signal: new AbortController().signal }
    return options.queryFn(context as Parameters<typeof options.queryFn>[0])
  }
  expect(await ask(options.initialPageParam)).toEqual({ query: { size: 2 } })
  expect(await ask('a')).toEqual({ query: { size: 2, cursor: 'a' } })
})

describe('the options of an infinite query', () => {
  const key = infiniteQueryKey<unknown, unknown>(queryKey(operation, { query: { size: 2 } }))
  const make = (query: object | undefined, rule: PagingRule) =>
    infiniteQuery<{ readonly query?: object | undefined }, unknown, unknown>(
      key,
      { query },
      rule,
      async () => null,
    )
  const numbers: PagingRule = { parameter: 'page', counts: 'pages', start: 1, items: '' }
  const cursors: PagingRule = { parameter: 'at', next: '/next' }

  test('have a key of their own', () => {
    expect(key).toEqual([...operation, { query: { size: 2 } }, 'infinite'])
    expect(infiniteQueryKey(queryKey(operation))).toEqual([...operation, {}, 'infinite'])
    expect(make({}, numbers).queryKey).toBe(key)
  })

  test.each<[object | undefined, PagingRule, unknown]>([
    [undefined, numbers, 1],
    [{}, numbers, 1],
    [{ page: 5 }, numbers, 5],
    [{ at: 5 }, numbers, 1],
    [undefined, cursors, null],
    [{ at: 'x' }, cursors, 'x'],
    [{ toString: undefined }, { ...cursors, parameter: 'toString' }, null],
  ])('start with %j by %j at %j', (query, rule, first) => {
    expect(make(query, rule).initialPageParam).toBe(first)
  })

  test('read with the signal of the query', async () => {
    const signals: AbortSignal[] = []
    const options = infiniteQuery<object, unknown, unknown>(
      key,
      {},
      numbers,
      async (parameters, { signal }) => {
        signals.push(signal)
        return parameters
      },
    )
    const { signal } = new AbortController()
    const page = await options.queryFn({ pageParam: 3, signal } as Parameters<typeof options.queryFn>[0])
    expect(page).toEqual({ query: { page: 3 } })
    expect(signals).toEqual([signal])
  })
})

describe('the end of a list', () => {
  const full = { items: ['a', 'b'] }
  const pages: PagingRule = { parameter: 'page', counts: 'pages', start: 1, size: 'size', items: '/items' }
  const items: PagingRule = { ...pages, counts: 'items', start: 0 }

  test.each<[string, PagingRule, readonly unknown[], unknown, object, number | undefined]>([
    ['of items with a total', { ...items, total: '/total' }, [{ ...full, total: 3 }], 0, {}, 2],
    ['of items at the total', { ...items, total: '/total' }, [{ ...full, total: 2 }], 0, {}, undefined],
    ['of items from an offset', { ...items, total: '/total' }, [{ ...full, total: 5 }], 3, {}, undefined],
    ['of pages with a total', { ...pages, total: '/total' }, [{ ...full, total: 3 }], 1, {}, 2],
    ['of pages at the total', { ...pages, total: '/total' }, [{ ...full, total: 2 }], 1, {}, undefined],
    [
      'of pages, the size of the call',
      { ...pages, total: '/total' },
      [{ ...full, total: 3 }],
      1,
      { size: 3 },
      undefined,
    ],
    ['of pages, a size of zero', { ...pages, total: '/total' }, [{ ...full, total: 3 }], 1, { size: 0 }, 2],
    [
      'a total that is no number',
      { ...pages, total: '/total' },
      [{ ...full, total: '2' }],
      1,
      { size: 2 },
      2,
    ],
    ['a page that is longer than asked', pages, [full], 1, { size: 1 }, 2],
    ['a page that is shorter than asked', pages, [full], 1, { size: 3 }, undefined],
    ['a page of the default size', { ...pages, defaultSize: 2 }, [full], 1, {}, 2],
    ['a page below the default size', { ...pages, defaultSize: 3 }, [full], 1, {}, undefined],
    [
      'no size at all',
      { parameter: 'page', counts: 'pages', start: 1, items: '/items' },
      [full],
      1,
      { size: 3 },
      2,
    ],
    ['no pages', pages, [], 1, {}, undefined],
    [
      'an empty page below a total',
      { ...pages, total: '/total' },
      [{ items: [], total: 9 }],
      1,
      {},
      undefined,
    ],
  ])('%s', (_, rule, given, last, query, expected) => {
    expect(next(rule, given, last, query)).toBe(expected)
  })

  test.each<[string, PagingRule, unknown, unknown, unknown]>([
    ['a cursor that was just sent', { parameter: 'at', next: '/next' }, { next: 'a' }, 'a', undefined],
    ['null', { parameter: 'at', next: '/next' }, { next: null }, 'a', undefined],
    ['a number', { parameter: 'at', next: '/next' }, { next: 7 }, 6, 7],
    [
      'a flag that is no true',
      { parameter: 'at', next: '/next', more: '/more' },
      { next: 'b', more: 'yes' },
      'a',
      undefined,
    ],
    ['a number as text', { parameter: 'at', next: '/next', numeric: false }, { next: '?at=3' }, '2', '3'],
    ['HTTP in capitals', { parameter: 'at', next: '/next' }, { next: 'HTTP://x.example/' }, 'a', undefined],
    [
      'an address in the cursor',
      { parameter: 'at', next: '/next' },
      { next: 'a:https://x' },
      'a',
      'a:https://x',
    ],
    ['what is no address', { parameter: 'at', next: '/next' }, { next: 'http://[' }, 'a', 'http://['],
  ])('after %s', (_, rule, page, sent, expected) => {
    expect(next(rule, [page], sent)).toBe(expected)
  })
})
