// @vitest-environment happy-dom
import {
  completeSignInHandler,
  createNonceHandler,
  getCsrfTokenHandler,
  getSessionHandler,
  signOutHandler,
} from '@wallet-kit/clients/auth-session/handlers'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startAuthServer } from '../../test/authServer.test.helper.ts'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { createAuthSession } from './createAuthSession.ts'
import type { SIWXSession } from './SIWXConfig.ts'

const baseUrl = '/api/auth'
const origin = location.origin
const account = `eip155:1:${firstAddress}` as const
const other = `eip155:1:${secondAddress}` as const

const session: SIWXSession = {
  data: {
    accountAddress: firstAddress,
    chainId: 'eip155:1',
    domain: location.host,
    uri: origin,
    version: '1',
    nonce: 'abcdefgh',
  },
  message: 'the message',
  signature: '0x12',
}

/** A server that takes every signature for the first account's, and records its requests. */
function startServer(url = origin) {
  const { server, state, calls } = startAuthServer()
  const requests: Request[] = []
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))
  server.use(
    completeSignInHandler({
      baseUrl,
      reply() {
        calls.push('callback')
        if (url === origin) state.account = account
        return { url }
      },
    }),
  )
  const bodyOf = async (path: string) => {
    const request = requests.find((each) => each.url.includes(path))
    return { request, body: new URLSearchParams(await request?.text()) }
  }
  return { server, state, calls, requests, bodyOf }
}

function untilTestEnds(): AbortSignal {
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  return controller.signal
}

// F3
it('a reply of the server that is longer than a session can be is refused', async () => {
  const { server } = startServer()
  const expiresAt = '2030-01-01T00:05:00+00:00'
  const reply = { nonce: 'nonce123456789', expiresAt, more: 'x'.repeat(300_000) }
  server.use(http.post('*/api/auth/nonce', () => HttpResponse.json(reply)))
  const message = { accountAddress: firstAddress, chainId: 'eip155:1' } as const
  await expect(createAuthSession({}).createMessage(message)).rejects.toThrow()
})

/** Messages to other tabs. */
function listen(): unknown[] {
  const heard: unknown[] = []
  const tab = new BroadcastChannel('next-auth')
  tab.onmessage = ({ data }) => heard.push(data)
  onTestFinished(() => tab.close())
  return heard
}

// T8
describe('the message', () => {
  it('is of this page, with the nonce and the times of the server', async () => {
    const { server } = startServer()
    const expiresAt = '2030-01-01T00:05:00+00:00'
    server.use(createNonceHandler({ baseUrl, reply: { nonce: 'nonce123456789', expiresAt } }))
    const before = Date.now()
    const message = await createAuthSession({ statement: 'Sign in to Test' }).createMessage({
      accountAddress: firstAddress,
      chainId: 'eip155:1',
      notBefore: '2030-01-01T00:00:00.000Z',
    })
    expect(message).toMatchObject({
      accountAddress: firstAddress,
      chainId: 'eip155:1',
      domain: location.host,
      uri: origin,
      version: '1',
      nonce: 'nonce123456789',
      statement: 'Sign in to Test',
      notBefore: '2030-01-01T00:00:00.000Z',
      expirationTime: '2030-01-01T00:05:00.000Z',
    })
    const issuedAt = Date.parse(message.issuedAt ?? '')
    expect(issuedAt).toBeGreaterThanOrEqual(before)
    expect(issuedAt).toBeLessThanOrEqual(Date.now())
    expect(message.toString()).toContain(`${location.host} wants you to sign in with your Ethereum account`)
    expect(message.toString()).toContain('Nonce: nonce123456789')
  })

  it.each([
    [firstAddress, / my behalf: \(1\) 'request': 'personal_sign' for 'eip155'\.$/],
    ['', /^Sign in to Test$/],
  ])(
    'has the resources of the options, and describes a ReCap where the kit writes it: %s',
    async (accountAddress, expected) => {
      startServer()
      const recap = btoa(JSON.stringify({ att: { eip155: { 'request/personal_sign': [{}] } } }))
      const resources = ['https://shop.test/terms', `urn:recap:${recap.replaceAll('=', '')}`]
      const options = { statement: 'Sign in to Test', resources }
      const message = await createAuthSession(options).createMessage({ accountAddress, chainId: 'eip155:1' })
      expect(message.resources).toEqual(resources)
      expect(message.statement).toMatch(expected)
      expect(message.toString()).toContain(accountAddress && `\n- ${resources[1]}`)
    },
  )

  it('is given up with its signal', async () => {
    startServer()
    const creating = createAuthSession({}).createMessage(
      { accountAddress: firstAddress, chainId: 'eip155:1' },
      { signal: AbortSignal.abort() },
    )
    await expect(creating).rejects.toThrow()
  })

  it('is asked of the server that the options name', async () => {
    const { server, requests } = startServer()
    server.use(
      createNonceHandler({
        baseUrl: '/auth',
        reply: { nonce: 'nonce123456789', expiresAt: '2030-01-01T00:05:00Z' },
      }),
    )
    const siwx = createAuthSession({ baseUrl: '/auth' })
    await siwx.createMessage({ accountAddress: firstAddress, chainId: 'eip155:1' })
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/auth/nonce'])
  })
})

describe('a signature', () => {
  it('is sent as a form, without a redirect, and other tabs hear of it', async () => {
    const { bodyOf } = startServer()
    const heard = listen()
    const siwx = createAuthSession({})
    siwx.watch?.(() => undefined, untilTestEnds())
    await siwx.addSession(session)
    const { request, body } = await bodyOf('/callback/siwx')
    expect(request?.headers.get('X-Auth-Return-Redirect')).toBe('1')
    expect(Object.fromEntries(body)).toEqual({
      csrfToken: 'c'.repeat(64),
      callbackUrl: origin,
      json: 'true',
      message: 'the message',
      signature: '0x12',
    })
    await vi.waitFor(() => expect(heard).toEqual([{ event: 'session', data: { trigger: 'getSession' } }]))
  })

  // F31
  it.each([
    ['?error=CredentialsSignin&code=nonce', 'nonce', 1],
    ['?error=CredentialsSignin', 'CredentialsSignin', 1],
    ['?error=Configuration&code=nonce', 'Configuration', 1],
    ['?error=MissingCSRF', 'MissingCSRF', 2],
    ['?csrf=true', 'MissingCSRF', 2],
  ])('is refused with the reason of the server: %s', async (query, refusal, count) => {
    const { calls } = startServer(`${origin}/signin${query}`)
    const heard = listen()
    await expect(createAuthSession({}).addSession(session)).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
      context: { refusal },
    })
    expect(calls.filter((call) => call === 'callback')).toHaveLength(count)
    expect(calls).not.toContain('session')
    expect(heard).toEqual([])
  })

  it.each([
    [{ url: `${origin}/signin?error=CredentialsSignin&code=nonce` }, 'nonce'],
    [{ url: 7 }, 'CredentialsSignin'],
    [null, 'CredentialsSignin'],
    ['no', 'CredentialsSignin'],
    [{}, 'CredentialsSignin'],
  ])('is refused by a status as well: %j', async (body, refusal) => {
    const { server } = startServer()
    server.use(http.post('*/callback/siwx', () => HttpResponse.json(body, { status: 401 })))
    await expect(createAuthSession({}).addSession(session)).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
      context: { refusal },
    })
  })

  it.each([400, 500])('is not refused by a server that fails: %d', async (status) => {
    const { server } = startServer()
    server.use(http.post('*/callback/siwx', () => HttpResponse.json({}, { status })))
    await expect(createAuthSession({}).addSession(session)).rejects.toMatchObject({ code: 'http', status })
  })

  it('is not refused by an unreachable server', async () => {
    const { server } = startServer()
    server.use(http.post('*/callback/siwx', () => HttpResponse.error()))
    await expect(createAuthSession({}).addSession(session)).rejects.toMatchObject({ code: 'network' })
  })

  // T9
  it.each([null, other])('that opens a session of %j has not signed in', async (present) => {
    const { server, state } = startServer()
    server.use(
      completeSignInHandler({
        baseUrl,
        reply() {
          state.account = present ?? undefined
          return { url: origin }
        },
      }),
    )
    const heard = listen()
    await expect(createAuthSession({}).addSession(session)).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
      context: { refusal: 'session of another account' },
    })
    expect(heard).toEqual([])
  })

  // T9
  it('that is no longer wanted is verified to its end, and the session not read', async () => {
    const { calls } = startServer()
    const left = new AbortController()
    await createAuthSession({}).addSession(session, {
      get signal() {
        // Aborts once the signature is on its way.
        if (calls.includes('callback')) left.abort()
        return left.signal
      },
      lifetime: new AbortController().signal,
    })
    expect(calls).toEqual(['callback'])
  })

  it('is not sent when the page is left', async () => {
    const { calls } = startServer()
    const adding = createAuthSession({}).addSession(session, { lifetime: AbortSignal.abort() })
    await expect(adding).rejects.toThrow()
    expect(calls).toEqual([])
  })

  it('needs a CSRF token only while it is wanted', async () => {
    const { calls } = startServer()
    await expect(createAuthSession({}).addSession(session, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(calls).toEqual([])
  })
})

// T9
describe('a session', () => {
  it('is what the server reports, and nothing else', async () => {
    const { server } = startServer()
    const expires = '2030-01-01T00:00:00.000Z'
    server.use(getSessionHandler({ baseUrl, reply: { address: account, expires } }))
    await expect(createAuthSession({}).getSessions('eip155:1', firstAddress)).resolves.toEqual([
      {
        data: {
          accountAddress: firstAddress,
          chainId: 'eip155:1',
          domain: '',
          uri: '',
          version: '1',
          nonce: '',
          expirationTime: expires,
        },
        message: '',
        signature: '',
      },
    ])
  })

  it('of another account is ended, and other tabs hear of it', async () => {
    const { state, calls, bodyOf } = startServer()
    state.account = other
    const heard = listen()
    const siwx = createAuthSession({})
    siwx.watch?.(() => undefined, untilTestEnds())
    await expect(siwx.getSessions('eip155:1', firstAddress)).resolves.toEqual([])
    expect(calls).toEqual(['session', 'signout'])
    const { request, body } = await bodyOf('/signout')
    expect(request?.headers.get('X-Auth-Return-Redirect')).toBe('1')
    expect(Object.fromEntries(body)).toEqual({ csrfToken: 'c'.repeat(64), callbackUrl: origin, json: 'true' })
    await vi.waitFor(() => expect(heard).toEqual([{ event: 'session', data: { trigger: 'signout' } }]))
  })

  it('is ended by a request that outlives the page', async () => {
    const kept: string[] = []
    const NativeRequest = Request
    vi.stubGlobal(
      'Request',
      class extends NativeRequest {
        constructor(input: string | URL | Request, init?: RequestInit) {
          super(input, init)
          if (init?.keepalive) kept.push(new URL(this.url).pathname)
        }
      },
    )
    // After the stub: the server puts its own Request in front and takes it away first. The other way round it stays for
    // every later file.
    startServer()
    await createAuthSession({}).setSessions([])
    expect(kept).toEqual(['/api/auth/signout'])
  })

  it('that does not exist is not ended', async () => {
    const { calls } = startServer()
    await expect(createAuthSession({}).getSessions('eip155:1', firstAddress)).resolves.toEqual([])
    expect(calls).toEqual(['session'])
  })

  it.each(['eip155:1', `x${account}:1`, `:1:${firstAddress}`, ''])(
    'of no account is none: %j',
    async (address) => {
      const { server, calls } = startServer()
      server.use(http.get('*/session', () => HttpResponse.json({ address, expires: '2030-01-01T00:00:00Z' })))
      const found = createAuthSession({}).getSessions('eip155:1', firstAddress)
      expect(['invalid-reply', '[]']).toContain(
        await found.then(JSON.stringify, (error: { code: string }) => error.code),
      )
      expect(calls).not.toContain('signout')
    },
  )

  it.each([
    ['its account', account, 1],
    ['another account', other, 0],
    ['no account', undefined, 0],
  ])('is revoked where the server reports %s', async (_, present, count) => {
    const { state, calls } = startServer()
    state.account = present
    await createAuthSession({}).revokeSession('eip155:1', firstAddress)
    expect(calls.filter((call) => call === 'signout')).toHaveLength(count)
  })

  it('is replaced by the first of a list, and ended by an empty one', async () => {
    const { state, calls } = startServer()
    const siwx = createAuthSession({})
    await siwx.setSessions([session])
    expect(state.account).toBe(account)
    await siwx.setSessions([])
    expect(state.account).toBeUndefined()
    expect(calls).toEqual(['callback', 'session', 'signout'])
  })

  it('that cannot be read or ended rejects', async () => {
    const { server, state } = startServer()
    state.account = account
    server.use(signOutHandler({ baseUrl, fail: 503 }))
    await expect(createAuthSession({}).setSessions([])).rejects.toMatchObject({ status: 503 })
    server.use(getCsrfTokenHandler({ baseUrl, fail: 502 }))
    await expect(createAuthSession({}).setSessions([])).rejects.toMatchObject({ status: 502 })
    server.use(getSessionHandler({ baseUrl, fail: 500 }))
    await expect(createAuthSession({}).getSessions('eip155:1', firstAddress)).rejects.toMatchObject({
      status: 500,
    })
  })

  it('is not read when that is no longer wanted', async () => {
    startServer()
    const finding = createAuthSession({}).getSessions('eip155:1', firstAddress, {
      signal: AbortSignal.abort(),
    })
    await expect(finding).rejects.toThrow()
  })
})
