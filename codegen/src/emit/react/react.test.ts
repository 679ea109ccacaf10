// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { HttpHandler } from 'msw'
import { act, createElement, type FunctionComponent, StrictMode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeringFetch } from '../../testing/answeringFetch.ts'
import { compileContracts, httpContracts } from '../../testing/compileContracts.ts'

interface QueryResult {
  readonly data?: { readonly count: number }
  readonly isPending: boolean
  readonly error: { readonly code: string } | null
}
interface MutationResult {
  readonly data?: { readonly nonce: string }
  readonly mutate: () => void
}
type Functions<T> = Readonly<Record<string, (...given: unknown[]) => T>>

const { load } = compileContracts(httpContracts)

let root: Root
let container: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.createElement('div')
  root = createRoot(container)
})

afterEach(async () => {
  await act(() => root.unmount())
})

async function open<T>(service: string, handler: string, options?: object) {
  const handlers = (await load(`${service}/handlers.ts`)) as Functions<HttpHandler>
  const { createClient } = (await load(`${service}/client.ts`)) as Functions<unknown>
  const made = handlers[handler]?.(options)
  const fetch = vi.fn(answeringFetch(made === undefined ? [] : [made]))
  const client = createClient?.({ baseUrl: 'https://x.example', fetch })
  return { client, fetch, hooks: (await load(`${service}/react.ts`)) as Functions<T> }
}

async function render(component: FunctionComponent) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const suspended = createElement(Suspense, { fallback: 'suspended' }, createElement(component))
  const provided = createElement(QueryClientProvider, { client }, suspended)
  await act(() => root.render(createElement(StrictMode, null, provided)))
}

async function shows(text: string) {
  await vi.waitFor(async () => {
    await act(() => Promise.resolve())
    expect(container.textContent).toBe(text)
  })
}

test('a query hook shows pending, then the reply, after one request', async () => {
  const { client, fetch, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler', {
    delayMs: 20,
  })
  await render(() => {
    const result = hooks.useGetWallets?.(client, { query: { page: 1 } })
    return result?.isPending === true ? 'pending' : `${result?.data?.count} wallets`
  })
  expect(container.textContent).toBe('pending')
  await shows('412 wallets')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a query hook takes the options of TanStack Query', async () => {
  const { client, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler')
  const select = ({ count }: { readonly count: number }) => ({ count: count * 2 })
  await render(() => `${hooks.useGetWallets?.(client, undefined, { select })?.data?.count}`)
  await shows('824')
})

test('options cannot replace the key or the function of the operation', async () => {
  const { client, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler')
  const options = { queryKey: ['mine'], queryFn: () => ({ count: 1 }) }
  await render(() => `${hooks.useGetWallets?.(client, undefined, options)?.data?.count}`)
  await shows('412')
})

test('a query hook shows the code of a failure', async () => {
  const { client, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler', {
    fail: 'network',
  })
  await render(() => hooks.useGetWallets?.(client)?.error?.code ?? 'no error')
  await shows('network')
})

test('a suspense hook suspends, then has data', async () => {
  const { client, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler', { delayMs: 20 })
  await render(() => `${hooks.useSuspenseGetWallets?.(client)?.data?.count}`)
  expect(container.textContent).toBe('suspended')
  await shows('412')
})

test('a mutation hook sends when it is told to', async () => {
  const { client, fetch, hooks } = await open<MutationResult>('auth-session', 'createNonceHandler')
  await render(() => {
    const { data, mutate } = hooks.useCreateNonceMutation?.(client) ?? {}
    return createElement('button', { onClick: () => mutate?.() }, data?.nonce ?? 'none')
  })
  await shows('none')
  expect(fetch).not.toHaveBeenCalled()
  await act(() => container.querySelector('button')?.click())
  await shows('q3WxR7vT9zKb2mNc')
})
