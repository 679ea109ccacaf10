import { QueryClient } from '@tanstack/query-core'
import type { HttpHandler } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { answeringFetch } from '../../testing/answeringFetch.ts'
import { compileContracts, httpContracts } from '../../testing/compileContracts.ts'

interface Query {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>
}
interface Mutation {
  readonly mutationKey: readonly unknown[]
  readonly mutationFn: (variables?: unknown) => Promise<unknown>
}
type Functions<T> = Readonly<Record<string, (...given: unknown[]) => T>>

const { load } = compileContracts([...httpContracts, 'codegen/src/fixtures/bookshop.openapi.yaml'])
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => cache.clear())

/** A layer and a client whose calls are answered by a handler of the same service. */
async function open(service: string, handler: string, options?: object) {
  const handlers = (await load(`${service}/handlers.ts`)) as Functions<HttpHandler>
  const { createClient } = (await load(`${service}/client.ts`)) as Functions<unknown>
  const made = handlers[handler]?.(options)
  const fetch = answeringFetch(made === undefined ? [] : [made])
  const client = createClient?.({ baseUrl: 'https://x.example', fetch })
  const layer = await load(`${service}/query.ts`)
  const call = <T>(name: string, ...given: unknown[]) => (layer as Functions<T>)[name]?.(...given) as T
  return { client, call }
}

test('options work with a query client, and the key finds what was cached', async () => {
  const { client, call } = await open('wallet-directory', 'getWalletsHandler')
  const parameters = { query: { page: 1, entries: 4 } }
  const list = await cache.fetchQuery(call<Query>('getWalletsQueryOptions', client, parameters))
  expect(list).toMatchObject({ count: 412 })
  expect(cache.getQueryData(call<readonly unknown[]>('getWalletsQueryKey', parameters))).toBe(list)
  expect(
    cache.getQueryData(call<readonly unknown[]>('getWalletsQueryKey', { query: { page: 2 } })),
  ).toBeUndefined()
})

test('a key has service, path, operation, tags and parameters', async () => {
  const { call } = await open('wallet-directory', 'getWalletsHandler')
  const parameters = { query: { search: 'x', page: undefined }, header: {} }
  expect(call('getWalletsQueryKey', parameters)).toEqual([
    'wallet-directory',
    { path: '/getWallets', operation: 'getWallets', tags: { wallets: true } },
    { query: { search: 'x' } },
  ])
})

test('parameters in another order, or left undefined, are the same query', async () => {
  const { client, call } = await open('wallet-directory', 'getWalletsHandler')
  const list = await cache.fetchQuery(
    call<Query>('getWalletsQueryOptions', client, { query: { page: 1, search: 'x' } }),
  )
  const same = { query: { search: 'x', entries: undefined, page: 1 }, path: undefined }
  expect(cache.getQueryData(call<readonly unknown[]>('getWalletsQueryKey', same))).toBe(list)
})

test('a key without parameters is the start of all keys of the operation', async () => {
  const { client, call } = await open('wallet-directory', 'getWalletsHandler')
  for (const page of [1, 2])
    await cache.fetchQuery(call<Query>('getWalletsQueryOptions', client, { query: { page } }))
  await cache.invalidateQueries({ queryKey: call<readonly unknown[]>('getWalletsQueryKey') })
  expect(cache.getQueryCache().findAll({ stale: true })).toHaveLength(2)
})

test('a failure reaches the cache as a client error', async () => {
  const { client, call } = await open('data-service', 'getSupportedChainsHandler', { fail: 503 })
  const query = cache.fetchQuery(call<Query>('getSupportedChainsQueryOptions', client))
  await expect(query).rejects.toMatchObject({ name: 'ClientError', code: 'http', status: 503 })
})

test('cancelling a query aborts its request', async () => {
  const { client, call } = await open('wallet-directory', 'getWalletsHandler', { delayMs: 'infinite' })
  const { queryFn } = call<Query>('getWalletsQueryOptions', client)
  const controller = new AbortController()
  const query = queryFn({ signal: controller.signal })
  controller.abort()
  await expect(query).rejects.toMatchObject({ name: 'ClientError', code: 'aborted' })
})

test('a reply without a body is cached as null', async () => {
  const { client, call } = await open('bookshop', 'pingHandler')
  expect(await cache.fetchQuery(call<Query>('pingQueryOptions', client))).toBeNull()
})

test('a mutation has a key and a function', async () => {
  const { client, call } = await open('auth-session', 'signOutHandler')
  const { mutationKey, mutationFn } = call<Mutation>('signOutMutationOptions', client)
  expect(mutationKey).toEqual([
    'auth-session',
    { path: '/signout', operation: 'signOut', tags: { 'sign-in': true } },
  ])
  const body = { csrfToken: 'x', callbackUrl: 'https://app.example/' }
  expect(await mutationFn({ body })).toEqual({ url: expect.stringMatching(/^https:..app.example./) })
})

test('a mutation without parameters is called without arguments', async () => {
  const { client, call } = await open('auth-session', 'createNonceHandler')
  const { mutationFn } = call<Mutation>('createNonceMutationOptions', client)
  expect(await mutationFn()).toMatchObject({ nonce: expect.stringMatching(/^[A-Za-z0-9]{8,}$/) })
})
