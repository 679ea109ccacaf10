// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react'
import type { Session } from '@wallet-kit/sdk/session'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx'
import { getCsrfToken, getProviders, getSession, signIn, signOut } from './sessionFunctions.ts'
import { useProviders } from './useProviders.ts'
import { useSession } from './useSession.ts'

const alice: Session = { expires: '2100-01-01T00:00:00.000Z', user: { name: 'Alice' } }
const siwx = {
  id: 'siwx',
  name: 'Wallet',
  type: 'credentials',
  signinUrl: `${location.origin}/a`,
  callbackUrl: `${location.origin}/b`,
}

let server: Session | null
let calls: string[]
let visited: string[]

beforeEach(() => {
  server = null
  calls = []
  visited = []
  const page = Object.getPrototypeOf(location)
  vi.spyOn(page, 'href', 'set').mockImplementation((...[url]: unknown[]) => void visited.push(String(url)))
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    calls.push(`${request.method} ${pathname}`)
    const [, base] = /(.*)\/[^/]+$/.exec(pathname.replace('/callback/', '/callback-')) ?? []
    const path = pathname.slice(base?.length)
    if (path === '/csrf') return Response.json({ csrfToken: 'token' })
    if (path === '/providers') return Response.json({ siwx })
    if (pathname.endsWith('/callback/siwx')) server = alice
    if (path === '/signout') server = null
    if (path !== '/session') return Response.json({ url: `${location.origin}/` })
    if (request.method === 'POST' && server) {
      const { data } = (await request.json()) as { data: object }
      server = { ...server, user: { ...server.user, ...data } }
    }
    return Response.json(server)
  })
})

afterEach(() => cleanup())

function ShownSession() {
  return <>{JSON.stringify(useSession())}</>
}

/** Reads the session in an effect, which runs before those of the provider. */
function Reader({ onRead }: { readonly onRead: (session: Session | null) => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void getSession().then(onRead), [])
  return null
}

const within =
  (props: SessionProviderProps = {}) =>
  ({ children }: { children: ReactNode }) => <SessionProvider {...props}>{children}</SessionProvider>

it('is loading, then what the server reports', async () => {
  server = alice
  const { result } = renderHook(() => useSession(), { wrapper: within() })
  expect(result.current).toMatchObject({ data: null, status: 'loading' })
  await waitFor(() => expect(result.current).toMatchObject({ data: alice, status: 'authenticated' }))
})

// F26
it('reads the session once under StrictMode', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <SessionProvider>{children}</SessionProvider>
    </StrictMode>
  )
  const { result } = renderHook(() => useSession(), { wrapper })
  await waitFor(() => expect(result.current.status).toBe('unauthenticated'))
  expect(calls).toEqual(['GET /api/auth/session'])
})

// F27
it('renders on a server what it was given, and nothing is read', () => {
  const html = (session: Session | null | undefined) =>
    renderToString(
      <SessionProvider session={session}>
        <ShownSession />
      </SessionProvider>,
    )
  expect(html(alice)).toContain('authenticated')
  expect(html(null)).toContain('unauthenticated')
  expect(html(undefined)).toContain('loading')
  expect(calls).toEqual([])
})

it('follows signIn and signOut, and update changes it', async () => {
  const { result } = renderHook(() => useSession(), { wrapper: within({ session: null }) })
  await act(() => signIn('siwx', { redirect: false, message: 'text', signature: '0x12' }))
  expect(result.current).toMatchObject({ data: alice, status: 'authenticated' })
  await act(() => result.current.update({ name: 'Ada' }))
  expect(result.current.data?.user?.name).toBe('Ada')
  await act(() => signOut({ redirect: false }))
  expect(result.current).toMatchObject({ data: null, status: 'unauthenticated' })
  expect(visited).toEqual([])
})

it('uses the path of the provider in functions, also in effects of the first render', async () => {
  const seen: unknown[] = []
  server = alice
  const { unmount } = render(
    <SessionProvider basePath="/auth" session={null}>
      <Reader onRead={(session) => void seen.push(session)} />
    </SessionProvider>,
  )
  await waitFor(() => expect(seen).toEqual([alice]))
  expect(calls).toEqual(['GET /auth/session'])
  unmount()
  await expect(getCsrfToken()).resolves.toBe('token')
  await expect(getProviders()).resolves.toEqual({ siwx })
  expect(calls).toEqual(['GET /auth/session', 'GET /api/auth/csrf', 'GET /api/auth/providers'])
})

it('passes intervals on, and changed ones', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = alice
  const page = (refetchInterval: number) => (
    <SessionProvider session={alice} refetchInterval={refetchInterval}>
      x
    </SessionProvider>
  )
  const { rerender } = render(page(60))
  rerender(page(5))
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  await waitFor(() => expect(calls).toEqual(['GET /api/auth/session']))
})

it('required: others are sent to the sign-in page, and the status stays loading', async () => {
  const { result } = renderHook(() => useSession({ required: true }), {
    wrapper: within({ basePath: '/auth' }),
  })
  await waitFor(() => expect(visited).toHaveLength(1))
  expect(visited[0]).toBe(
    `${location.origin}/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: location.href })}`,
  )
  expect(result.current).toMatchObject({ data: null, status: 'loading' })
})

// F31
it('required: onUnauthenticated is called instead, once each time the session is gone', async () => {
  const onUnauthenticated = vi.fn()
  server = alice
  const { result } = renderHook(
    // A new function for each render, as host apps write it.
    () => useSession({ required: true, onUnauthenticated: () => onUnauthenticated() }),
    { wrapper: within({ session: alice }) },
  )
  expect(result.current.status).toBe('authenticated')
  server = null
  await act(async () => void (await getSession()))
  await act(async () => void (await getSession()))
  expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  expect(result.current.status).toBe('loading')
  expect(visited).toEqual([])
})

// F27
it('outside a provider it throws, in production it returns undefined', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => renderHook(() => useSession())).toThrow('SessionProvider')
  vi.stubEnv('NODE_ENV', 'production')
  expect(renderHook(() => useSession({ required: true })).result.current).toBeUndefined()
  expect([...calls, ...visited]).toEqual([])
})

it('reads the providers, again when asked, and keeps them when the server does not answer', async () => {
  const { result } = renderHook(() => useProviders(), { wrapper: within({ session: null }) })
  expect(result.current).toMatchObject({ data: undefined, isLoading: true })
  await waitFor(() => expect(result.current).toMatchObject({ data: { siwx }, isLoading: false }))
  await act(() => result.current.refetch())
  expect(calls).toEqual(['GET /api/auth/providers', 'GET /api/auth/providers'])
  vi.stubGlobal('fetch', async () => Response.error())
  await act(() => result.current.refetch())
  expect(result.current).toMatchObject({ data: { siwx }, error: { service: 'auth-session' } })
})
