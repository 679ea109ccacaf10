import { QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query'
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

const { load } = compileContracts([...httpContracts, 'codegen/src/fixtures/library.openapi.yaml'])

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

/** A reply that the test sends on demand. */
function laterReply() {
  let answer: () => void = () => undefined
  const reported = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { reply: () => reported.then(() => ({ data: [], count: 412 })), answer: () => answer() }
}

function render(component: FunctionComponent) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const suspended = createElement(Suspense, { fallback: 'suspended' }, createElement(component))
  root.render(createElement(QueryClientProvider, { client }, suspended))
}

/** Waits until the page shows a string. */
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

test('a query hook accepts the options of TanStack Query', async () => {
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

test('a mutation hook sends on mutate', async () => {
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

interface Pages {
  readonly data?: { readonly pages: readonly { readonly loans: readonly string[] }[] }
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Hooks of the library, and a client whose replies are those of a function. */
async function openLibrary<T>(answer: (request: Request) => Response) {
  const { createClient } = (await load('library/client.ts')) as Functions<unknown>
  const fetch = vi.fn(async (request: Request) => answer(request))
  const client = createClient?.({ baseUrl: 'https://x.example', fetch })
  return { client, fetch, hooks: (await load('library/react.ts')) as Functions<T> }
}

/** Presses a button until it is removed. */
async function pressUntilGone() {
  document.body.append(container)
  for (let button = container.querySelector('button'); button; button = container.querySelector('button')) {
    const before = container.textContent
    button.click()
    await vi.waitFor(() => expect(container.textContent).not.toBe(before), { timeout: 20_000 })
  }
}

test.each(['useListLoansInfinite', 'useSuspenseListLoansInfinite'])(
  '%s goes through all pages',
  async (name) => {
    const { client, hooks } = await openLibrary<Pages>((request) => {
      const page = Number(new URL(request.url).searchParams.get('cursor') ?? '1')
      return Response.json({ loans: [`loan ${page}`], next_cursor: page < 3 ? String(page + 1) : null })
    })
    render(() => {
      const { data, hasNextPage, fetchNextPage } = hooks[name]?.(client) ?? {}
      const loans = data?.pages.flatMap((page) => page.loans).join(', ') ?? 'none'
      const more = createElement('button', { type: 'button', onClick: () => void fetchNextPage?.() }, '…')
      return createElement('p', null, loans, hasNextPage === true ? more : null)
    })
    await shows('loan 1…')
    await pressUntilGone()
    expect(container.textContent).toBe('loan 1, loan 2, loan 3')
  },
)

test.each(['useGetBook', 'useListLoansInfinite'])('%s waits for its parameters', async (name) => {
  const { client, fetch, hooks } = await openLibrary<{ readonly fetchStatus: string }>(() =>
    Response.json({ title: 'x', loans: [], next_cursor: null }),
  )
  render(() => hooks[name]?.(client, skipToken).fetchStatus)
  await shows('idle')
  expect(fetch).not.toHaveBeenCalled()
})

test('a mutation hook refetches what it makes stale', async () => {
  const titles = ['The Sea']
  const { client, fetch, hooks } = await openLibrary<
    Pages & { readonly mutate: (variables: unknown) => void }
  >(({ method }) => {
    if (method === 'GET') return Response.json({ count: 1, data: titles.map((title) => ({ title })) })
    titles.push('The Shore')
    return Response.json({ title: 'The Shore' }, { status: 201 })
  })
  render(() => {
    const { data } = (hooks.useListBooks?.(client) ?? {}) as { readonly data?: { readonly data: object[] } }
    const { mutate } = hooks.useAddBookMutation?.(client) ?? {}
    const add = () => mutate?.({ body: { title: 'The Shore' } })
    return createElement('button', { type: 'button', onClick: add }, `${data?.data.length} books`)
  })
  await shows('1 books')
  document.body.append(container)
  container.querySelector('button')?.click()
  await shows('2 books')
  expect(fetch.mock.calls.map(([{ method }]) => method)).toEqual(['GET', 'POST', 'GET'])
})

test('a mutation hook with invalidate: false invalidates nothing, and runs callbacks of the app', async () => {
  const { client, fetch, hooks } = await openLibrary<{ readonly mutate: () => void }>(
    () => new Response(null, { status: 204 }),
  )
  const onSuccess = vi.fn()
  render(() => {
    const { mutate } = hooks.useReturnBookMutation?.(client, { invalidate: false, onSuccess }) ?? {}
    return createElement('button', { type: 'button', onClick: () => mutate?.() }, 'back')
  })
  await shows('back')
  document.body.append(container)
  container.querySelector('button')?.click()
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
  expect(fetch).toHaveBeenCalledTimes(1)
})
