// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { alice, startSessionServer } from '../../test/sessionServer.test.helper.ts'
import { createSessionClient } from './createSessionClient.ts'
import { watchNavigation, watchTabs } from './page.test.helper.ts'
import { requireSession } from './requireSession.ts'

const { origin } = location
const base = `${origin}/api/auth`

function setUp() {
  vi.spyOn(console, 'warn').mockReturnValue()
  return {
    visited: watchNavigation(),
    auth: startSessionServer(),
    client: createSessionClient({ session: null }),
  }
}

const encoded = (url: string) => new URLSearchParams({ callbackUrl: url }).toString()

describe('sign-in', () => {
  it('posts the credentials, which cannot replace the token, and reads the session', async () => {
    const messages = watchTabs()
    const { auth, client, visited } = setUp()
    const options = { redirect: false, message: 'text', remember: true, none: undefined, csrfToken: 'own' }
    const result = await client.signIn('credentials', options, { login_hint: 'alice' })
    expect(result).toEqual({ error: undefined, code: undefined, status: 200, ok: true, url: `${origin}/` })
    expect(auth.calls).toEqual(['csrf', 'callback', 'session'])
    const [form] = auth.forms
    expect(Object.fromEntries(form ?? [])).toEqual({
      message: 'text',
      remember: 'true',
      csrfToken: 'token-1',
      callbackUrl: location.href,
      json: 'true',
    })
    const [request] = auth.requests
    expect(request?.headers.get('X-Auth-Return-Redirect')).toBe('1')
    expect(new URL(request?.url ?? '').search).toBe('?login_hint=alice')
    expect(client.store.getState()).toEqual({ data: alice, status: 'authenticated' })
    expect(visited).toEqual([])
    await vi.waitFor(() => expect(messages).toEqual([{ event: 'session', data: { trigger: 'getSession' } }]))
  })

  it('goes to the page that the server names, and loads it where only the fragment changes', async () => {
    const { auth, client, visited } = setUp()
    auth.state.url = `${origin}/home`
    await expect(
      client.signIn('email', { redirectTo: '/home', email: 'a@b.example' }),
    ).resolves.toBeUndefined()
    auth.state.url = `${origin}/home#part`
    await client.signIn('email', { callbackUrl: '/home#part' })
    expect(visited).toEqual([`${origin}/home`, `${origin}/home#part`, 'reload'])
    expect(auth.calls).toEqual(['csrf', 'signin', 'csrf', 'signin'])
    expect(auth.forms.map((form) => form.get('callbackUrl'))).toEqual([
      `${origin}/home`,
      `${origin}/home#part`,
    ])
  })

  it('goes to the sign-in page without a known provider, and to the error page without any', async () => {
    const { auth, client, visited } = setUp()
    await client.signIn()
    await client.signIn('unknown', { callbackUrl: '/home' })
    await client.signIn('toString')
    auth.server.use(http.get('*/api/auth/providers', () => HttpResponse.error()))
    await client.signIn('credentials')
    expect(visited).toEqual([
      `${base}/signin?${encoded(location.href)}`,
      `${base}/signin?${encoded(`${origin}/home`)}`,
      `${base}/signin?${encoded(location.href)}`,
      `${base}/error`,
    ])
  })

  it('throws a TypeError for a passkey', async () => {
    const { auth, client } = setUp()
    await expect(client.signIn('webauthn')).rejects.toThrow(TypeError)
    expect(auth.calls).toEqual([])
  })

  it.each([200, 401])('returns why it was refused, with status %s', async (status) => {
    const { auth, client } = setUp()
    const url = `${base}/signin?error=CredentialsSignin&code=wrong-signature`
    auth.server.use(
      http.post('*/api/auth/callback/credentials', () => HttpResponse.json({ url }, { status })),
    )
    await expect(client.signIn('credentials', { redirect: false })).resolves.toEqual({
      error: 'CredentialsSignin',
      code: 'wrong-signature',
      status,
      ok: false,
      url: null,
    })
  })

  it('goes to the page that names the error, where it redirects', async () => {
    const { auth, client, visited } = setUp()
    auth.state.url = `${base}/signin?error=AccessDenied`
    await client.signIn('email', { email: 'a@b.example' })
    expect(visited).toEqual([`${base}/signin?error=AccessDenied`])
  })

  // F31
  it('tries one new CSRF token, then returns MissingCSRF', async () => {
    const { auth, client, visited } = setUp()
    auth.state.csrfRefusals = 1
    await expect(client.signIn('credentials', { redirect: false })).resolves.toMatchObject({ ok: true })
    auth.state.csrfRefusals = 2
    await expect(client.signIn('credentials', { redirect: false })).resolves.toMatchObject({
      error: 'MissingCSRF',
      ok: false,
    })
    auth.server.use(http.get('*/api/auth/csrf', () => HttpResponse.error()))
    await expect(client.signIn('credentials', { redirect: false })).resolves.toMatchObject({
      error: 'MissingCSRF',
      status: 0,
    })
    await client.signIn('credentials', { redirectTo: '/home' })
    expect(visited).toEqual([`${base}/signin?error=MissingCSRF&${encoded(`${origin}/home`)}`])
  })

  it.each([
    ['no reply', () => HttpResponse.error()],
    ['an overloaded server', () => new HttpResponse('Too many requests', { status: 429 })],
    ['a reply of another shape', () => HttpResponse.json({ address: 'x' })],
  ])('rejects after %s', async (_, reply) => {
    const { auth, client } = setUp()
    auth.server.use(http.post('*/api/auth/callback/credentials', reply))
    await expect(client.signIn('credentials', { redirect: false })).rejects.toMatchObject({
      code: 'SIGN_IN_SERVER_UNREACHABLE',
    })
  })
})

const foreign = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  `${origin}.evil.example/`,
  `${origin.replace('://', '://user:secret@')}/`,
  'javascript:alert(1)',
  'data:text/html,x',
  `blob:${origin}/1`,
]

describe('redirects', () => {
  // T12
  it.each(foreign)('never leave this origin for %j, from the host app or the server', async (address) => {
    const { auth, client, visited } = setUp()
    await client.signIn('email', { callbackUrl: address })
    expect(auth.forms.map((form) => form.get('callbackUrl'))).toEqual([location.href])
    auth.state.url = address
    await client.signIn('email')
    await client.signIn('credentials')
    await client.signOut({ redirectTo: address })
    expect(visited).toEqual([`${origin}/`, location.href, location.href, location.href])
    await expect(client.signIn('credentials', { redirect: false })).resolves.toMatchObject({ url: null })
    await expect(client.signOut({ redirect: false })).resolves.toEqual({ url: location.href })
  })

  it.each(['oauth', 'oidc'])('go to the provider of type %s, at an encrypted address', async (type) => {
    const { auth, client, visited } = setUp()
    auth.state.url = 'https://provider.example/authorize?state=1'
    await client.signIn(type)
    expect(visited).toEqual(['https://provider.example/authorize?state=1'])
  })

  // T12
  it.each([
    'javascript:alert(1)',
    'https://user:secret@provider.example/',
    'https://provider.example\\@evil.example',
    'java\tscript:alert(1)',
    'ftp://provider.example/',
    'data:text/html,x',
  ])('do not go to a provider at %j', async (address) => {
    const { auth, client, visited } = setUp()
    auth.state.url = address
    await client.signIn('oauth')
    expect(visited).toEqual([location.href])
  })
})

describe('sign-out', () => {
  it('ends the session, notifies other tabs and reads it again', async () => {
    const messages = watchTabs()
    const { auth, client, visited } = setUp()
    auth.state.session = alice
    await client.getSession({ broadcast: false })
    await expect(client.signOut({ redirect: false })).resolves.toEqual({ url: `${origin}/` })
    expect(auth.calls).toEqual(['session', 'csrf', 'signout', 'session'])
    expect(client.store.getState().status).toBe('unauthenticated')
    expect(visited).toEqual([])
    await vi.waitFor(() => expect(messages).toEqual([{ event: 'session', data: { trigger: 'signout' } }]))
  })

  it('goes to the page that the server names', async () => {
    const { auth, client, visited } = setUp()
    auth.state.url = `${origin}/bye`
    await client.signOut({ callbackUrl: '/bye' })
    expect(visited).toEqual([`${origin}/bye`])
    expect(auth.forms[0]?.get('callbackUrl')).toBe(`${origin}/bye`)
  })

  // F31
  it('tries one new CSRF token', async () => {
    const { auth, client } = setUp()
    auth.state.session = alice
    auth.state.csrfRefusals = 1
    await client.signOut({ redirect: false })
    expect(auth.state.session).toBeNull()
  })
})

it('a required session sends the visitor to the sign-in page of the configured path, and back', () => {
  const visited = watchNavigation()
  requireSession(createSessionClient({ basePath: '/auth/' }))
  expect(visited).toEqual([`${origin}/auth/signin?error=SessionRequired&${encoded(location.href)}`])
})
