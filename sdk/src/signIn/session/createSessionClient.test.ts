// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { alice, startSessionServer } from '../../test/sessionServer.test.helper.ts'
import { createSessionClient, type SessionClientOptions } from './createSessionClient.ts'
import { sendFromOtherTab, show, watchTabs } from './page.test.helper.ts'
import type { WatchSessionOptions } from './watchPage.ts'

interface SetUpParameters {
  readonly session?: SessionClientOptions['session']
  readonly options?: WatchSessionOptions
}

function setUp({ session, options }: SetUpParameters = {}) {
  const auth = startSessionServer()
  vi.spyOn(console, 'warn').mockReturnValue()
  const client = createSessionClient({ session })
  const state = () => client.store.getState()
  return {
    auth,
    client,
    state,
    start() {
      const stop = client.watch(options)
      onTestFinished(stop)
      return stop
    },
    becomes: (status: string) => vi.waitFor(() => expect(state().status).toBe(status)),
  }
}

describe('the state', () => {
  it('is loading until the session has been read once, and other tabs are notified', async () => {
    const messages = watchTabs()
    const { auth, client, start, state, becomes } = setUp()
    expect(state()).toEqual({ data: null, status: 'loading' })
    const seen: string[] = []
    client.store.subscribe(({ status }) => seen.push(status))
    start()
    await becomes('unauthenticated')
    expect(seen).toEqual(['unauthenticated'])
    expect(auth.calls).toEqual(['session'])
    await vi.waitFor(() => expect(messages).toEqual([{ event: 'session', data: { trigger: 'getSession' } }]))
  })

  it.each([
    ['authenticated', alice],
    ['unauthenticated', null],
  ])('is %s from the start with the session that a server has read', (status, session) => {
    const { auth, start, state } = setUp({ session })
    start()
    expect(state()).toEqual({ data: session, status })
    expect(auth.calls).toEqual([])
  })

  it('is signed out where older servers send an empty object', async () => {
    const { auth, start, becomes } = setUp()
    auth.server.use(http.get('*/api/auth/session', () => HttpResponse.json({})))
    start()
    await becomes('unauthenticated')
    expect(console.warn).not.toHaveBeenCalled()
  })

  // F3
  it.each([
    ['a reply of 300 kB', () => HttpResponse.json({ ...alice, more: 'x'.repeat(300_000) })],
    ['a reply of another shape', () => HttpResponse.json({ user: 1, expires: 'soon' })],
    ['status 503', () => new HttpResponse('down', { status: 503 })],
    ['no reply', () => HttpResponse.error()],
  ])('is unauthenticated after %s, and read again when the page is shown', async (_, reply) => {
    const { auth, start, becomes } = setUp()
    auth.server.use(http.get('*/api/auth/session', reply, { once: true }))
    start()
    await becomes('unauthenticated')
    expect(console.warn).toHaveBeenCalled()
    auth.state.session = alice
    show('visible')
    await becomes('authenticated')
  })

  // F28
  it('keeps what is known while the server does not answer', async () => {
    const { auth, client, start, state } = setUp({ session: alice })
    start()
    auth.server.use(http.get('*/api/auth/session', () => HttpResponse.error()))
    await expect(client.getSession()).resolves.toBeNull()
    expect(state()).toEqual({ data: alice, status: 'authenticated' })
  })

  // F31
  it('does not keep a session beyond its end while the server does not answer', async () => {
    const session = { ...alice, expires: new Date(Date.now() - 1_000).toISOString() }
    const { auth, client, start, state } = setUp({ session })
    start()
    expect(state().status).toBe('authenticated')
    auth.server.use(http.get('*/api/auth/session', () => HttpResponse.error()))
    await client.getSession()
    expect(state().status).toBe('unauthenticated')
  })

  // F26
  it('is read once where two watch it', async () => {
    const { auth, start, becomes } = setUp()
    start()()
    start()
    await becomes('unauthenticated')
    expect(auth.calls).toEqual(['session'])
  })
})

describe('the session is read again', () => {
  // F31
  it('when the page is shown, and a revoked session is gone', async () => {
    const { start, becomes } = setUp({ session: alice })
    start()
    show('hidden')
    show('visible')
    await becomes('unauthenticated')
  })

  it('not when the page is shown while signed out, or where that is switched off', async () => {
    const { auth, start } = setUp({ session: null })
    start()
    show('visible')
    const off = setUp({ session: alice, options: { refetchOnWindowFocus: false } })
    off.start()
    show('visible')
    expect([...auth.calls, ...off.auth.calls]).toEqual([])
  })

  // F20
  it('when another tab sends a message, without sending one back', async () => {
    const { auth, start, becomes } = setUp({ session: null })
    start()
    auth.state.session = alice
    const messages = watchTabs()
    sendFromOtherTab({ event: 'session', data: { trigger: 'getSession' } })
    await becomes('authenticated')
    sendFromOtherTab('anything')
    auth.state.session = null
    await becomes('unauthenticated')
    expect(messages).toEqual([{ event: 'session', data: { trigger: 'getSession' } }, 'anything'])
  })

  // T25
  it('once more for any number of messages while it is being read', async () => {
    const { start } = setUp({ session: null })
    const held: (() => void)[] = []
    vi.stubGlobal('fetch', async () => {
      await new Promise<void>((resolve) => held.push(resolve))
      return Response.json(null)
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    start()
    const received = watchTabs()
    for (let count = 0; count < 100; count += 1) sendFromOtherTab({ flood: count })
    await vi.waitFor(() => expect(received).toHaveLength(100))
    expect(held).toHaveLength(1)
    held[0]?.()
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.()
    sendFromOtherTab('a later one')
    await vi.waitFor(() => expect(held).toHaveLength(3))
  })

  it('every refetchInterval seconds while someone is signed in', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { auth, start, becomes, client } = setUp({ session: alice, options: { refetchInterval: 5 } })
    auth.state.session = alice
    const stop = start()
    vi.advanceTimersByTime(4_999)
    expect(auth.calls).toEqual([])
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(auth.calls).toEqual(['session']))
    await client.getSession()
    auth.state.session = null
    vi.advanceTimersByTime(5_000)
    await becomes('unauthenticated')
    const { length } = auth.calls
    vi.advanceTimersByTime(60_000)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(auth.calls).toHaveLength(length)
  })

  // F28
  it.each([
    [false, 0],
    [true, 1],
    [undefined, 1],
  ])('while offline only where refetchWhenOffline (%s) allows it', async (refetchWhenOffline, count) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const options = { refetchInterval: 5, refetchWhenOffline }
    const { auth, start, client } = setUp({ session: alice, options })
    start()
    vi.advanceTimersByTime(5_000)
    await client.getSession()
    expect(auth.calls).toHaveLength(count + 1)
  })

  // F30, F31
  it('once when its end passes; the server decides, not the clock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const session = { ...alice, expires: new Date(Date.now() + 60_000).toISOString() }
    const { auth, start, state, client } = setUp({ session })
    auth.state.session = session
    start()
    vi.advanceTimersByTime(59_999)
    await client.getSession()
    expect(auth.calls).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await client.getSession()
    expect(auth.calls).toHaveLength(3)
    vi.advanceTimersByTime(24 * 3_600_000)
    await client.getSession()
    expect(auth.calls).toHaveLength(4)
    expect(state()).toEqual({ data: session, status: 'authenticated' })
  })

  // F30
  it('when the page is shown and by interval, though the clock was set back a day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { auth, start, client, becomes } = setUp({ session: alice, options: { refetchInterval: 5 } })
    auth.state.session = alice
    start()
    await client.getSession()
    vi.setSystemTime(Date.now() - 24 * 3_600_000)
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(() => expect(auth.calls).toHaveLength(2))
    auth.state.session = null
    show('visible')
    await becomes('unauthenticated')
  })

  // F25
  it('not after it is stopped', async () => {
    const { auth, start } = setUp({ session: alice })
    start()()
    show('visible')
    const messages = watchTabs()
    sendFromOtherTab('anything')
    await vi.waitFor(() => expect(messages).toHaveLength(1))
    expect(auth.calls).toEqual([])
  })
})

describe('reads and changes', () => {
  it('a read that began before a sign-out does not bring the session back', async () => {
    const { auth, client, start, state } = setUp({ session: alice })
    start()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    auth.server.use(
      http.get(
        '*/api/auth/session',
        async () => {
          await held
          return HttpResponse.json(alice)
        },
        { once: true },
      ),
    )
    const early = client.getSession()
    await client.signOut({ redirect: false })
    expect(state().status).toBe('unauthenticated')
    answer()
    await early
    expect(state().status).toBe('unauthenticated')
  })

  it('the read that began last decides', async () => {
    const { auth, client, start, state } = setUp({ session: null })
    start()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    auth.server.use(
      http.get(
        '*/api/auth/session',
        async () => {
          await held
          return HttpResponse.json(null)
        },
        { once: true },
      ),
    )
    const early = client.getSession()
    auth.state.session = alice
    await client.getSession()
    answer()
    await early
    expect(state().status).toBe('authenticated')
  })
})

describe('update', () => {
  it('does nothing while loading', async () => {
    const { auth, client } = setUp()
    await expect(client.update({ name: 'Ada' })).resolves.toBeUndefined()
    expect(auth.calls).toEqual([])
  })

  it('reads the session without data', async () => {
    const { auth, client, state } = setUp({ session: null })
    auth.state.session = alice
    const reading = client.update()
    expect(state().status).toBe('loading')
    await expect(reading).resolves.toEqual(alice)
    expect(state().status).toBe('authenticated')
    expect(auth.calls).toEqual(['session'])
  })

  it('posts data with a CSRF token, and notifies other tabs', async () => {
    const messages = watchTabs()
    const { auth, client, state } = setUp({ session: alice })
    auth.state.session = alice
    const updating = client.update({ name: 'Ada' })
    expect(state()).toEqual({ data: alice, status: 'loading' })
    await updating
    expect(state().data?.user?.name).toBe('Ada')
    expect(auth.calls).toEqual(['csrf', 'update'])
    await vi.waitFor(() => expect(messages).toHaveLength(1))
  })

  // F31
  it('tries one new CSRF token, then reports AUTH_MISSING_CSRF and keeps the session', async () => {
    const { auth, client, state } = setUp({ session: alice })
    auth.state.session = alice
    auth.state.csrfRefusals = 1
    await client.update({ name: 'Ada' })
    expect(state().data?.user?.name).toBe('Ada')
    auth.state.csrfRefusals = 2
    await expect(client.update({ name: 'Eve' })).resolves.toBeNull()
    expect(state()).toMatchObject({ status: 'authenticated', error: { code: 'AUTH_MISSING_CSRF' } })
    expect(state().data?.user?.name).toBe('Ada')
    await client.update()
    expect(state().error).toBeUndefined()
  })

  // F31
  it('reports a session that the server has ended, and an unreachable server', async () => {
    const { auth, client, state } = setUp({ session: alice })
    await client.update({ name: 'Ada' })
    expect(state()).toEqual({ data: null, status: 'unauthenticated' })
    auth.server.use(http.post('*/api/auth/session', () => HttpResponse.error()))
    await client.update({ name: 'Ada' })
    expect(state().error?.code).toBe('SIGN_IN_SERVER_UNREACHABLE')
  })
})

describe('providers and CSRF token', () => {
  it('are read', async () => {
    const { client } = setUp()
    expect(Object.keys((await client.getProviders()) ?? {})).toContain('credentials')
    await expect(client.getCsrfToken()).resolves.toBe('token-1')
  })

  it('are null and empty where the server does not answer', async () => {
    const { auth, client } = setUp()
    auth.server.use(http.get('*/api/auth/*', () => new HttpResponse('down', { status: 500 })))
    await expect(client.getProviders()).resolves.toBeNull()
    await expect(client.getCsrfToken()).resolves.toBe('')
  })
})
