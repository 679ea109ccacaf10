import { MutationCache, MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { invalidateDeclared } from '../../runtime/query/queryMutation.ts'
import { compileContracts } from '../../testing/compileContracts.ts'

type Functions<T> = Readonly<Record<string, (...given: unknown[]) => T>>
interface Options {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<unknown>
  readonly mutationKey: readonly unknown[]
  readonly meta: { readonly invalidates: readonly unknown[] }
}

const { load } = compileContracts(['codegen/src/fixtures/library.openapi.yaml'])

const requests: string[] = []
let cache: QueryClient
let call: (name: string, ...given: unknown[]) => Options

/** Every read answers immediately; requests are noted as `GET /books`. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  requests.push(`${request.method} ${pathname}`)
  if (request.method === 'DELETE' || /returnBook|reminders/.test(pathname))
    return new Response(null, { status: 204 })
  if (pathname === '/loans') return Response.json({ loans: [], next_cursor: null })
  if (pathname === '/search') return Response.json([])
  if (pathname === '/books' && request.method === 'GET') return Response.json({ count: 0, data: [] })
  return Response.json({ title: 'x' }, { status: request.method === 'POST' ? 201 : 200 })
}

beforeEach(async () => {
  cache = new QueryClient({ mutationCache: new MutationCache({ onSuccess: invalidateDeclared }) })
  const { createClient } = (await load('library/client.ts')) as Functions<unknown>
  const layer = (await load('library/query.ts')) as Functions<Options>
  const client = createClient?.({ baseUrl: 'https://x.example', fetch: answer })
  call = (name, ...given) => layer[name]?.(client, ...given) as Options
})

/** Reads everything, runs a mutation, and returns the reads that were repeated. */
async function readAgain(mutation: Options, variables?: unknown): Promise<readonly string[]> {
  const reads = [
    call('listBooksQueryOptions'),
    call('getBookQueryOptions', { path: { id: 1 } }),
    call('getBookQueryOptions', { path: { id: 2 } }),
    call('listLoansQueryOptions'),
    call('searchBooksQueryOptions', { body: { text: 'x' } }),
  ]
  const stops = reads.map((options) => new QueryObserver(cache, options).subscribe(() => undefined))
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0))
  requests.length = 0
  await new MutationObserver(cache, mutation).mutate(variables as undefined)
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0))
  for (const stop of stops) stop()
  return requests.slice(1).sort()
}

test('an addition makes the list stale', async () => {
  expect(await readAgain(call('addBookMutationOptions'), { body: { title: 'x' } })).toEqual(['GET /books'])
})

test('a change of one thing makes that one and the list stale, not the others', async () => {
  const variables = { path: { id: 2 }, body: { title: 'x' } }
  expect(await readAgain(call('replaceBookMutationOptions'), variables)).toEqual([
    'GET /books',
    'GET /books/2',
  ])
})

test('the list of the contract overrides the rule by path', async () => {
  expect(await readAgain(call('removeBookMutationOptions'), { path: { id: 1 } })).toEqual(['GET /books'])
})

test('without reads along the path those of the tag are stale', async () => {
  expect(await readAgain(call('returnBookMutationOptions'))).toEqual(['GET /loans'])
})

test('an empty list invalidates nothing', async () => {
  expect(await readAgain(call('sendRemindersMutationOptions'))).toEqual([])
})

test('options of the host override both', async () => {
  const nothing = call('addBookMutationOptions', { invalidate: false })
  expect(await readAgain(nothing, { body: { title: 'x' } })).toEqual([])
  const { queryKey } = call('listLoansQueryOptions')
  const loans = call('addBookMutationOptions', { invalidate: [queryKey] })
  expect(await readAgain(loans, { body: { title: 'x' } })).toEqual(['GET /loans'])
})

test('a read that is sent as POST is a query; its body is part of the key', async () => {
  const { queryKey } = call('searchBooksQueryOptions', { body: { text: 'x' } })
  expect(queryKey).toEqual([
    'library',
    { path: '/search', operation: 'searchBooks' },
    { body: { text: 'x' } },
  ])
  const all = [queryKey, call('searchBooksQueryOptions', { body: { text: 'y' } }).queryKey]
  expect(
    await Promise.all(all.map((key) => cache.fetchQuery({ queryKey: key, queryFn: () => key }))),
  ).toEqual(all)
})
