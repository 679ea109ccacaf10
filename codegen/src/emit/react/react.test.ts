import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Window } from 'happy-dom'
import type { HttpHandler } from 'msw'
import { createElement, type FunctionComponent, Suspense } from 'react'
import type { Root } from 'react-dom/client'
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

beforeEach(async () => {
  // Not vitest's own environment: the compiler, which runs in this test as well, needs the URLs of Node.
  const window = new Window()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  const { createRoot } = await import('react-dom/client')
  container = document.createElement('div')
  root = createRoot(container)
})

afterEach(() => root.unmount())

async function open<T>(service: string, handler: string, options?: object) {
  const handlers = (await load(`${service}/handlers.ts`)) as Functions<HttpHandler>
  const { createClient } = (await load(`${service}/client.ts`)) as Functions<unknown>
  const made = handlers[handler]?.(options)
  const fetch = vi.fn(answeringFetch(made === undefined ? [] : [made]))
  const client = createClient?.({ baseUrl: 'https://x.example', fetch })
  return { client, fetch, hooks: (await load(`${service}/react.ts`)) as Functions<T> }
}

/** A reply that comes when the test says so. */
function laterReply() {
  let answer: () => void = () => undefined
  const told = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { reply: () => told.then(() => ({ data: [], count: 412 })), answer: () => answer() }
}

function render(component: FunctionComponent) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const suspended = createElement(Suspense, { fallback: 'suspended' }, createElement(component))
  root.render(createElement(QueryClientProvider, { client }, suspended))
}

/** Waits until the page shows a text. */
async function shows(text: string) {
  await vi.waitFor(() => expect(container.textContent).toBe(text), { timeout: 20_000 })
}

test('a query hook shows pending, then the reply, after one request', async () => {
  const { reply, answer } = laterReply()
  const { client, fetch, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler', { reply })
  render(() => {
    const result = hooks.useGetWallets?.(client, { query: { page: 1 } })
    return result?.isPending === true ? 'pending' : `${result?.data?.count} wallets`
  })
  await shows('pending')
  answer()
  await shows('412 wallets')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a query hook takes the options of TanStack Query', async () => {
  const { client, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler')
  const select = ({ count }: { readonly count: number }) => ({ count: count * 2 })
  render(() => `${hooks.useGetWallets?.(client, undefined, { select })?.data?.count}`)
  await shows('824')
})

test('options cannot replace the key or the function of the operation', async () => {
  const { client, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler')
  const options = { queryKey: ['mine'], queryFn: () => ({ count: 1 }) }
  render(() => `${hooks.useGetWallets?.(client, undefined, options)?.data?.count}`)
  await shows('412')
})

test('a query hook shows the code of a failure', async () => {
  const { client, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler', {
    fail: 'network',
  })
  render(() => hooks.useGetWallets?.(client)?.error?.code ?? 'no error')
  await shows('network')
})

test('a suspense hook suspends, then has data', async () => {
  const { reply, answer } = laterReply()
  const { client, hooks } = await open<QueryResult>('wallet-directory', 'getWalletsHandler', { reply })
  render(() => `${hooks.useSuspenseGetWallets?.(client)?.data?.count}`)
  await shows('suspended')
  answer()
  await shows('412')
})

test('a mutation hook sends when it is told to', async () => {
  const { client, fetch, hooks } = await open<MutationResult>('auth-session', 'createNonceHandler')
  render(() => {
    const { data, mutate } = hooks.useCreateNonceMutation?.(client) ?? {}
    return createElement('button', { type: 'button', onClick: () => mutate?.() }, data?.nonce ?? 'none')
  })
  await shows('none')
  expect(fetch).not.toHaveBeenCalled()
  document.body.append(container)
  container.querySelector('button')?.click()
  await shows('q3WxR7vT9zKb2mNc')
})
