// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query'
import { createElement, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mutation } from '../query/queryMutation.ts'
import type { InfiniteQuery } from '../query/queryPaging.ts'
import type { TaggedQueryKey } from '../query/queryTypes.ts'
import { useOperationMutation } from './hookMutation.ts'
import {
  skipped,
  skippedPages,
  useOperationInfiniteQuery,
  useOperationQuery,
  useOperationSuspenseInfiniteQuery,
  useOperationSuspenseQuery,
} from './hookQuery.ts'

let root: Root

beforeEach(() => {
  root = createRoot(document.createElement('div'))
})
afterEach(() => root.unmount())

/** Renders a hook; returns its client and its last result. */
function render<Result>(hook: () => Result) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const results: Result[] = []
  function Probe() {
    results.push(hook())
    return null
  }
  const suspended = createElement(Suspense, { fallback: null }, createElement(Probe))
  root.render(createElement(QueryClientProvider, { client }, suspended))
  return { client, latest: () => results.at(-1) }
}

const keyOf = <Data>(...parts: readonly unknown[]) => parts as unknown as TaggedQueryKey<Data>
const query = { queryKey: keyOf<number>('shop', 'count'), queryFn: async () => 412 }
const pages: InfiniteQuery<string, number> = {
  queryKey: keyOf('shop', 'pages'),
  queryFn: async ({ pageParam }) => `page ${pageParam}`,
  initialPageParam: 1,
  getNextPageParam: () => 2,
}
/** Options that try to replace what belongs to the operation. */
const replaced = { queryKey: ['mine'], queryFn: async () => 1, initialPageParam: 9, meta: { own: true } }

describe('a query hook', () => {
  it.each([
    ['useOperationQuery', useOperationQuery<number, number>],
    ['useOperationSuspenseQuery', useOperationSuspenseQuery<number, number>],
  ])('%s reads its query with the options of the app', async (_, hook) => {
    const { client, latest } = render(() => hook(query, { ...replaced, select: (count) => count * 2 }))
    await vi.waitFor(() => expect(latest()?.data).toBe(824))
    expect(client.getQueryCache().getAll()).toMatchObject([
      { queryKey: ['shop', 'count'], meta: { own: true } },
    ])
  })

  it.each([
    ['useOperationInfiniteQuery', useOperationInfiniteQuery<string, number, readonly string[]>],
    [
      'useOperationSuspenseInfiniteQuery',
      useOperationSuspenseInfiniteQuery<string, number, readonly string[]>,
    ],
  ])('%s reads its pages with the options of the app', async (_, hook) => {
    const { client, latest } = render(() => hook(pages, { ...replaced, select: (data) => data.pages }))
    await vi.waitFor(() => expect(latest()?.data).toEqual(['page 1']))
    await latest()?.fetchNextPage()
    await vi.waitFor(() => expect(latest()?.data).toEqual(['page 1', 'page 2']))
    expect(client.getQueryCache().getAll()).toMatchObject([
      { queryKey: ['shop', 'pages'], meta: { own: true } },
    ])
  })

  it('is idle while it is skipped, under a key of its own', async () => {
    expect(skipped(query.queryKey)).toEqual({ queryKey: ['shop', 'count', 'skipped'], queryFn: skipToken })
    const none = skippedPages<string, number>(keyOf('shop', 'pages'))
    expect(none).toMatchObject({
      queryKey: ['shop', 'pages', 'skipped'],
      queryFn: skipToken,
      initialPageParam: null,
    })
    expect(none.getNextPageParam()).toBeUndefined()
    const { latest } = render(() => [
      useOperationQuery(skipped(query.queryKey), undefined).fetchStatus,
      useOperationInfiniteQuery(none, undefined).fetchStatus,
    ])
    await vi.waitFor(() => expect(latest()).toEqual(['idle', 'idle']))
  })
})

describe('a mutation hook', () => {
  const mutation: Mutation<{ readonly body: number }, string> = {
    mutationKey: ['shop', { path: '/count', operation: 'setCount' }],
    mutationFn: async ({ body }) => `set ${body}`,
    meta: { invalidates: [['shop', 'count']] },
  }

  it('sends, and marks as stale what its operation declares', async () => {
    const { client, latest } = render(() => useOperationMutation(mutation, undefined))
    client.setQueryData(['shop', 'count'], 1)
    client.setQueryData(['shop', 'other'], 1)
    await vi.waitFor(() => expect(latest()).toBeDefined())
    await expect(latest()?.mutateAsync({ body: 7 })).resolves.toBe('set 7')
    expect(client.getQueryState(['shop', 'count'])?.isInvalidated).toBe(true)
    expect(client.getQueryState(['shop', 'other'])?.isInvalidated).toBe(false)
  })

  it('runs callbacks of the app, and leaves nothing for the cache to invalidate', async () => {
    const onSuccess = vi.fn()
    const { client, latest } = render(() =>
      useOperationMutation(mutation, { onSuccess, meta: { own: true, invalidates: [['mine']] } }),
    )
    await vi.waitFor(() => expect(latest()).toBeDefined())
    await latest()?.mutateAsync({ body: 7 })
    expect(onSuccess.mock.calls).toMatchObject([['set 7', { body: 7 }, undefined, { client }]])
    const [cached] = client.getMutationCache().getAll()
    expect(cached?.options.mutationKey).toEqual(mutation.mutationKey)
    expect(cached?.meta).toEqual({ own: true, invalidates: [] })
  })

  it('waits for a callback of the app', async () => {
    let finish: () => void = () => undefined
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { latest } = render(() => useOperationMutation(mutation, { onSuccess: () => finished }))
    await vi.waitFor(() => expect(latest()).toBeDefined())
    latest()?.mutate({ body: 7 })
    await new Promise((resolve) => setImmediate(resolve))
    expect(latest()?.status).not.toBe('success')
    finish()
    await vi.waitFor(() => expect(latest()?.status).toBe('success'))
  })

  it('needs no options but some', async () => {
    const { latest } = render(() => useOperationMutation(mutation, {}))
    await vi.waitFor(() => expect(latest()).toBeDefined())
    await expect(latest()?.mutateAsync({ body: 8 })).resolves.toBe('set 8')
  })
})
