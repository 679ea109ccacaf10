import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileFixture, writeFiles } from '../testing/compileFixture.ts'
import { typeCheck } from '../testing/typeCheck.ts'

// Each `@ts-expect-error` is an error itself when the line under it compiles.
const host = `
import { type InfiniteData, QueryClient } from '@tanstack/query-core'
import { queryOptions, skipToken, useMutation, useQueries, useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Hono } from 'hono'
import { createClient } from './bookshop/client.ts'
import { addBookHandler, listBooksHandler } from './bookshop/handlers.ts'
import { listBooksQueryKey, listBooksQueryOptions } from './bookshop/query.ts'
import { useListBooks } from './bookshop/react.ts'
import { addBookRoute, type BookshopRouteHandlers, createBookshopRoutes, getCoverRoute } from './bookshop/routes.ts'
import { createCounterHost, createCounterResponder } from './counter/channel.ts'
import type { Client } from './library/client.ts'
import {
  addBookMutationOptions,
  getBookQueryOptions,
  libraryKeys,
  listLoansInfiniteQueryKey,
  listLoansInfiniteQueryOptions,
  searchBooksQueryOptions,
} from './library/query.ts'
import {
  useAddBookMutation,
  useGetBook,
  useListBooksInfinite,
  useListLoansInfinite,
  useSuspenseGetBook,
  useSuspenseListLoansInfinite,
} from './library/react.ts'
import type { ListLoansReply } from './library/types.ts'
import type { ClientError } from './runtime/client/ClientError.ts'

const app = new Hono<{ Variables: { user: string } }>().basePath('/shop')
const handlers: BookshopRouteHandlers = {
  listBooks: ({ query }) => ({ status: 200, body: [{ title: String(query.page), price: 1 }] }),
  addBook: async ({ body }) => (body.price > 9 ? { status: 400, body: { title: 'Too dear' } } : { status: 204 }),
  getCover: ({ path }) =>
    path.id === '' ? { status: 404, body: 'No cover' } : { status: 200, body: new Uint8Array(1) },
  ping: () => ({ status: 200 }),
}
const refuse = () => ({ status: 400, body: { title: 'Bad request' } }) as const
createBookshopRoutes(app, handlers, { refuse })

// @ts-expect-error: an operation without handler
createBookshopRoutes(app, { listBooks: handlers.listBooks, addBook: handlers.addBook, ping: handlers.ping }, { refuse })
// The contract declares a body for failures of any status: without refuse bad requests are answered as plain text.
createBookshopRoutes(app, handlers)
// @ts-expect-error: an undeclared status
addBookRoute(app, () => ({ status: 201 }))
// @ts-expect-error: the body of another status
addBookRoute(app, () => ({ status: 400, body: [] }))
// Text for a bad request must be chosen explicitly, because the contract declares JSON first.
addBookRoute(app, () => ({ status: 400, type: 'text/plain', body: 'Not a book' }))
// @ts-expect-error: a JSON string is not a problem
addBookRoute(app, () => ({ status: 400, body: 'Not a book' }))
// @ts-expect-error: a file is bytes
getCoverRoute(app, () => ({ status: 200, body: 1 }))

const client = createClient({ baseUrl: '/shop' })
const cache = new QueryClient()
export const fetched: Promise<string[]> = cache
  .fetchQuery(listBooksQueryOptions(client, { query: { page: 1 } }))
  .then((books) => books.map(({ title }) => title))
export const cached: number | undefined = cache.getQueryData(listBooksQueryKey())?.length
// @ts-expect-error: pages are numbers
listBooksQueryOptions(client, { query: { page: '1' } })
export const useCount = (): number | undefined => useListBooks(client, {}, { select: (books) => books.length }).data
// @ts-expect-error: the key is the operation's
export const useOther = () => useListBooks(client, {}, { queryKey: ['mine'] })

declare const library: Client
export async function readLibrary() {
  const loans = await cache.fetchInfiniteQuery(listLoansInfiniteQueryOptions(library))
  const pages: ListLoansReply[] = loans.pages
  const sent: (string | null)[] = loans.pageParams
  const known: InfiniteData<ListLoansReply, string | null> | undefined =
    cache.getQueryData(listLoansInfiniteQueryKey())
  const found: string[] = (await cache.fetchQuery(searchBooksQueryOptions(library, { body: { text: 'x' } }))).map(
    ({ title }) => title,
  )
  await cache.invalidateQueries({ queryKey: libraryKeys.path('/books/{id}') })
  await cache.invalidateQueries({ queryKey: libraryKeys.operation('listLoans') })
  await cache.invalidateQueries({ queryKey: libraryKeys.tag('books') })
  // @ts-expect-error: no such path
  libraryKeys.path('/book')
  // @ts-expect-error: no such operation
  libraryKeys.operation('listLoan')
  // @ts-expect-error: no such tag
  libraryKeys.tag('book')
  return { pages, sent, known, found }
}
export function useLibrary(id: number | undefined) {
  const book = useGetBook(library, id === undefined ? skipToken : { path: { id } })
  const title: string | undefined = book.data?.title
  const failure: ClientError | null = book.error
  // @ts-expect-error: a book has a number
  useGetBook(library, { path: { id: 'x' } })
  // @ts-expect-error: a suspense hook cannot wait for its parameters
  useSuspenseGetBook(library, skipToken)
  const certain: string = useSuspenseGetBook(library, { path: { id: 1 } }).data.title
  const lengths: number | undefined = useGetBook(
    library,
    { path: { id: 1 } },
    { select: (whole) => whole.title.length, enabled: false, placeholderData: { title: '' } },
  ).data
  const flat: string[] | undefined = useListLoansInfinite(library, {}, {
    select: ({ pages }) => pages.flatMap(({ loans }) => loans),
  }).data
  const numbers: number[] | undefined = useListBooksInfinite(library, {}, { maxPages: 3 }).data?.pageParams
  const first: string | undefined = useSuspenseListLoansInfinite(library).data.pages[0]?.loans[0]
  const adding = useAddBookMutation(library, { invalidate: [libraryKeys.all()], onSuccess: ({ title }) => title })
  adding.mutate({ body: { title: 'The Sea' } })
  // @ts-expect-error: a book has a title
  adding.mutate({ body: {} })
  return { title, failure, certain, lengths, flat, numbers, first }
}
export function usePlain() {
  const error: ClientError | null = useQuery(getBookQueryOptions(library, { path: { id: 1 } })).error
  const title: string = useSuspenseQuery(getBookQueryOptions(library, { path: { id: 1 } })).data.title
  const failure: ClientError | null = useMutation(addBookMutationOptions(library, { invalidate: false })).error
  return { error, title, failure }
}
export function useSeveral(ids: readonly number[]) {
  const [book, found] = useQueries({
    queries: [
      getBookQueryOptions(library, { path: { id: 1 } }),
      queryOptions({ ...searchBooksQueryOptions(library, { body: { text: 'x' } }), select: (books) => books.length }),
    ],
  })
  const title: string | undefined = book.data?.title
  const error: ClientError | null = book.error
  const count: number | undefined = found.data
  const each = useQueries({ queries: ids.map((id) => getBookQueryOptions(library, { path: { id } })) })
  const titles: (string | undefined)[] = each.map(({ data }) => data?.title)
  const [certain] = useSuspenseQueries({ queries: [getBookQueryOptions(library, { path: { id: 1 } })] })
  const known: string = certain.data.title
  const { data } = useQuery({
    ...getBookQueryOptions(library, { path: { id: 1 } }),
    retryDelay: 1_000,
    retry: (count, { status }) => count < 3 && status !== 404,
  })
  return { title, error, count, titles, known, data }
}

listBooksHandler({ reply: [{ title: 'The Sea', price: 1 }], fail: 'network' })
listBooksHandler({ reply: async (request) => [{ title: request.url, price: 1 }] })
addBookHandler({ status: 400, reply: { title: 'Too dear' } })
addBookHandler({ status: 400, reply: 'Too dear', type: 'text/plain' })
addBookHandler({ fail: 418 })
// @ts-expect-error: the body of another status
addBookHandler({ status: 400, reply: 5 })
// @ts-expect-error: not declared
addBookHandler({ status: 409 })
// @ts-expect-error: a book has a price
listBooksHandler({ reply: [{ title: 'The Sea' }] })

export function open(frame: HTMLIFrameElement) {
  const port = { receiver: window, peer: () => frame.contentWindow, origin: 'https://frame.example' }
  const counter = createCounterHost(port)
  // @ts-expect-error: a payload is needed
  void counter.add()
  void counter.reset({ timeoutMs: 5 })
  counter.sendTheme('dark')
  // @ts-expect-error: no such theme
  counter.sendTheme('blue')
  // @ts-expect-error: a request without handler
  createCounterResponder(port, { reset: () => undefined })
  return counter.add({ amount: 1 }).then(({ amount }) => amount.toFixed())
}
`

test('the types of the output hold apps to the contract', { timeout: 120_000 }, () => {
  const names = ['bookshop.openapi.yaml', 'counter.channel.yaml', 'library.openapi.yaml']
  const sources = names.map((name) => [
    name,
    readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'),
  ])
  const { folder } = compileFixture(Object.fromEntries(sources), { targets: 'all' })
  writeFiles(folder, { 'out/host.ts': host })
  expect(typeCheck(`${folder}/out`)).toBe('')
})
