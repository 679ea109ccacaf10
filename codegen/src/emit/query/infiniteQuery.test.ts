import { InfiniteQueryObserver, QueryClient, type QueryKey } from '@tanstack/query-core'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { compileContracts } from '../../testing/compileContracts.ts'
import { compileFixture } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

type Functions<T> = Readonly<Record<string, (...given: unknown[]) => T>>

interface InfiniteOptions {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly pageParam: unknown }) => Promise<unknown>
  readonly initialPageParam: unknown
  readonly getNextPageParam: (page: unknown, pages: unknown[], parameter: unknown) => unknown
}

const { load } = compileContracts(['codegen/src/fixtures/library.openapi.yaml'])
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => cache.clear())

/** The query layer, and a client whose replies are a function of the query string. */
async function open(answer: (query: URLSearchParams) => unknown) {
  const { createClient } = (await load('library/client.ts')) as Functions<unknown>
  const layer = await load('library/query.ts')
  const fetch = vi.fn(async (request: Request) => Response.json(answer(new URL(request.url).searchParams)))
  const client = createClient?.({ baseUrl: 'https://x.example', fetch })
  const call = <T>(name: string, ...given: unknown[]) => (layer as Functions<T>)[name]?.(...given) as T
  return { client, call, fetch }
}

/** Reads page after page, as long as there is one; returns the value sent for each. */
async function readAll(options: InfiniteOptions): Promise<readonly unknown[]> {
  const observer = new InfiniteQueryObserver(cache, options)
  const stop = observer.subscribe(() => undefined)
  try {
    let result = await observer.fetchNextPage()
    while (result.hasNextPage) result = await observer.fetchNextPage()
    return result.data?.pageParams ?? []
  } finally {
    stop()
  }
}

const books = (...titles: string[]) => titles.map((title) => ({ title }))

test('pages are counted up to the total, by the size of the call', async () => {
  const { client, call, fetch } = await open((query) => ({
    count: 5,
    data: query.get('page') === '3' ? books('e') : books('a', 'b'),
  }))
  const options = call<InfiniteOptions>('listBooksInfiniteQueryOptions', client, {
    query: { size: 2, author: 'x' },
  })
  expect(await readAll(options)).toEqual([1, 2, 3])
  expect(fetch.mock.calls.map(([{ url }]) => url)).toEqual(
    expect.arrayContaining([expect.stringMatching(/[?&]page=2(&|$)/), expect.stringContaining('author=x')]),
  )
})

test('a page in the parameters is the first one', async () => {
  const { client, call } = await open(() => ({ count: 6, data: books('a', 'b') }))
  const options = call<InfiniteOptions>('listBooksInfiniteQueryOptions', client, { query: { page: 2 } })
  expect(await readAll(options)).toEqual([2, 3])
})

test('an empty page is the last one, whatever the total', async () => {
  const { client, call } = await open((query) => ({
    count: 99,
    data: query.get('page') === '1' ? books('a') : [],
  }))
  expect(await readAll(call<InfiniteOptions>('listBooksInfiniteQueryOptions', client))).toEqual([1, 2])
})

test('a cursor of the reply is sent for the next page; the first is sent without', async () => {
  const next: Readonly<Record<string, string | null>> = { none: 'a', a: 'b', b: null }
  const { client, call, fetch } = await open((query) => ({
    loans: [],
    next_cursor: next[query.get('cursor') ?? 'none'],
  }))
  expect(await readAll(call<InfiniteOptions>('listLoansInfiniteQueryOptions', client))).toEqual([
    null,
    'a',
    'b',
  ])
  expect(new URL(fetch.mock.calls[0]?.[0].url ?? '').search).toBe('')
})

test('paging ends when a service names the same page again', async () => {
  const { client, call } = await open(() => ({ loans: [], next_cursor: 'a' }))
  expect(await readAll(call<InfiniteOptions>('listLoansInfiniteQueryOptions', client))).toEqual([null, 'a'])
})

test('a generated route serves the pages that generated options request', async () => {
  const routes = (await load('library/routes.ts')) as Functions<void>
  const { createClient } = (await load('library/client.ts')) as Functions<unknown>
  const app = new Hono()
  const all = books('a', 'b', 'c', 'd', 'e')
  routes.listBooksRoute?.(app, ({ query }: { query: { page?: number; size?: number } }) => {
    const { page = 1, size = 2 } = query
    return { status: 200, body: { count: all.length, data: all.slice((page - 1) * size, page * size) } }
  })
  const fetch = (request: Request) => app.fetch(request)
  const client = createClient?.({ baseUrl: 'https://x.example', fetch })
  const layer = (await load('library/query.ts')) as Functions<InfiniteOptions>
  const options = layer.listBooksInfiniteQueryOptions?.(client)
  if (options === undefined) throw new TypeError('There are no options')
  expect(await readAll(options)).toEqual([1, 2, 3])
  expect(cache.getQueryData(options.queryKey)).toMatchObject({
    pages: [{ data: books('a', 'b') }, { data: books('c', 'd') }, { data: books('e') }],
  })
})

test('plain and infinite queries of the same parameters share only the start of the key', async () => {
  const { client, call } = await open(() => ({ count: 0, data: [] }))
  const plain = call<{ queryKey: QueryKey; queryFn: () => Promise<unknown> }>('listBooksQueryOptions', client)
  const infinite = call<InfiniteOptions>('listBooksInfiniteQueryOptions', client)
  const layer = await load('library/query.ts')
  const { libraryKeys } = layer as { libraryKeys: Functions<QueryKey> }
  expect(call('listBooksInfiniteQueryKey')).toEqual(infinite.queryKey)
  await cache.fetchQuery(plain)
  await readAll(infinite)
  expect(cache.getQueryCache().getAll()).toHaveLength(2)
  for (const queryKey of [
    libraryKeys.all?.(),
    libraryKeys.path?.('/books'),
    libraryKeys.operation?.('listBooks'),
    libraryKeys.tag?.('books'),
    call<QueryKey>('listBooksQueryKey'),
  ]) {
    expect(cache.getQueryCache().findAll({ queryKey: queryKey ?? [''] })).toHaveLength(2)
  }
  const others = libraryKeys.operation?.('listLoans') ?? []
  expect(cache.getQueryCache().findAll({ queryKey: others })).toEqual([])
})

test('operations without paging have no infinite queries', async () => {
  const layer = await load('library/query.ts')
  expect(
    Object.keys(layer)
      .filter((name) => name.includes('Infinite'))
      .sort(),
  ).toEqual([
    'listBooksInfiniteQueryKey',
    'listBooksInfiniteQueryOptions',
    'listLoansInfiniteQueryKey',
    'listLoansInfiniteQueryOptions',
  ])
})

test('a read whose reply is a stream is not a query', async () => {
  expect(await load('library/client.ts')).toHaveProperty('watchNews')
  for (const layer of ['query', 'react']) {
    const names = Object.keys(await load(`library/${layer}.ts`))
    expect(names.filter((name) => /news/i.test(name))).toEqual([])
  }
})

const search = (paging: object, properties: object, reply: object) =>
  openApi({
    paths: {
      '/items/search': {
        post: {
          operationId: 'searchItems',
          'x-query': true,
          'x-paging': paging,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { type: 'object', properties } } },
          },
          responses: { 200: { description: 'Rows', content: { 'application/json': { schema: reply } } } },
        },
      },
    },
  })

const rows = {
  type: 'object',
  required: ['rows'],
  properties: { rows: { type: 'array', items: { type: 'string' } }, next: { type: ['string', 'null'] } },
}
const integer = { type: 'integer' }

/** Bodies that are sent for the pages of a search, of which each holds so many rows. */
async function searched(contract: object, body: object, reply: (body: Sent) => object) {
  const { folder, load: loadSearch } = compileFixture(
    { 'search.openapi.json': contract },
    { targets: ['client', 'query'] },
  )
  expect(typeCheck(`${folder}/out`)).toBe('')
  const { createClient } = (await loadSearch('search/client.ts')) as Functions<unknown>
  const { searchItemsInfiniteQueryOptions: options } = (await loadSearch(
    'search/query.ts',
  )) as Functions<InfiniteOptions>
  const sent: Sent[] = []
  const client = createClient?.({
    baseUrl: 'https://x.example',
    fetch: async (request: Request) => {
      const received: Sent = await request.json()
      sent.push(received)
      return Response.json(reply(received))
    },
  })
  const made = options?.(client, { body })
  if (made === undefined) throw new TypeError('There are no options')
  await readAll(made)
  return sent
}

interface Sent {
  readonly offset?: number
  readonly page?: { readonly after?: string }
}

test('an offset in the body moves on by the rows of each page, and leaves the rest of the body', async () => {
  const contract = search(
    { parameter: 'offset', items: '/rows', counts: 'items', size: 'limit', start: 0 },
    { text: { type: 'string' }, offset: integer, limit: { ...integer, default: 20 } },
    rows,
  )
  const all = ['a', 'b', 'c', 'd', 'e']
  const body = { text: 'x', limit: 2 }
  const sent = await searched(contract, body, ({ offset = 0 }) => ({ rows: all.slice(offset, offset + 2) }))
  expect(sent).toEqual([0, 2, 4].map((offset) => ({ text: 'x', limit: 2, offset })))
})

test('a cursor inside of the body is sent as it was received, a URL too', async () => {
  const page = { type: 'object', properties: { after: { type: 'string' } } }
  const contract = search(
    { parameter: '/page/after', next: '/next' },
    { text: { type: 'string' }, page },
    rows,
  )
  const next = 'https://x.example/?after=y'
  const sent = await searched(contract, { text: 'x' }, (body) => ({
    rows: ['a'],
    next: body.page === undefined ? next : null,
  }))
  expect(sent).toEqual([{ text: 'x' }, { text: 'x', page: { after: next } }])
})
