import { expect, test } from 'vitest'
import {
  clientId,
  clientSecret,
  type NetworkServer,
  startNetwork,
} from '../../../test/networkServer.test.helper.ts'
import { createTestService, hostOrigin, ownOrigin, withUser } from '../../../test/testService.test.helper.ts'
import {
  createDiscordProvider,
  createFacebookProvider,
  createGithubProvider,
  createGoogleProvider,
  createTelegramProvider,
  createXProvider,
} from './networks.ts'

const oauth = {
  github: createGithubProvider,
  x: createXProvider,
  discord: createDiscordProvider,
  facebook: createFacebookProvider,
} as const
const names = Object.keys(oauth) as (keyof typeof oauth)[]
const failed = { status: 502, body: { message: 'The login failed at the social network. Log in again.' } }

async function setUp(
  name: keyof typeof oauth,
  options: { readonly secret?: string; readonly api?: string } = {},
) {
  const network = await startNetwork()
  const { origin } = network
  const { secret = clientSecret, api = origin } = options
  const endpoints = { authorize: `${origin}/authorize`, token: `${origin}/token`, api }
  const provider = oauth[name]({ clientId, clientSecret: secret, endpoints })
  return { network, ...(await openService(network, provider)) }
}

async function openService(network: NetworkServer, provider: ReturnType<typeof createXProvider>) {
  const errors: unknown[] = []
  const service = await createTestService({ providers: [provider], onError: (error) => errors.push(error) })
  const browser = service.openBrowser()

  async function openLoginPage(nonce?: string) {
    const { body } = await browser.call('/social/start', { provider: provider.id, hostOrigin, nonce })
    const redirect = await service.request(String(body.uri))
    return new URL(redirect.headers.get('location') ?? '')
  }
  const finish = (result: URLSearchParams) =>
    withUser(browser, browser.call('/social/finish', { uri: `${ownOrigin}/callback?${result}` }))
  const logIn = async () => finish(network.allow(await openLoginPage()))
  return { service, browser, errors, openLoginPage, finish, logIn }
}

test.each([
  ['github', 'read:user user:email', 'alice@mail.example', 'alice'],
  ['x', 'users.read tweet.read', null, 'alice'],
  ['discord', 'identify email', 'alice@mail.example', 'alice'],
  ['facebook', 'public_profile email', 'alice@mail.example', 'Alice'],
] as const)('%s logs in, and hands over the access token', async (name, scope, email, userName) => {
  const { network, openLoginPage, finish } = await setUp(name)
  const page = await openLoginPage()
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    client_id: clientId,
    redirect_uri: `${ownOrigin}/callback`,
    scope,
  })
  const { status, body } = await finish(network.allow(page))
  expect(status).toBe(200)
  const proof = { kind: 'accessToken', accessToken: expect.stringMatching(/^[0-9a-f]{48}$/) }
  expect(body).toMatchObject({ email, userName, proof })
})

// T11
test.each(names)('%s: a decline is a decline', async (name) => {
  const { openLoginPage, finish, errors } = await setUp(name)
  const state = (await openLoginPage()).searchParams.get('state') ?? ''
  expect(await finish(new URLSearchParams({ error: 'access_denied', state }))).toEqual({
    status: 403,
    body: { message: 'The login was cancelled.' },
  })
  expect(errors).toEqual([])
})

// T11
test.each(names)('%s: a code works once, for the login that asked for it', async (name) => {
  const { network, openLoginPage, finish, errors } = await setUp(name)
  const used = network.allow(await openLoginPage())
  expect((await finish(used)).status).toBe(200)
  // The login is used up, and the code at the network too.
  expect((await finish(used)).status).toBe(403)
  const next = await openLoginPage()
  used.set('state', next.searchParams.get('state') ?? '')
  expect(await finish(used)).toEqual(failed)
  // A code that somebody else obtained: the verifier does not fit it.
  const [planted, own] = [network.allow(await openLoginPage()), await openLoginPage()]
  planted.set('state', own.searchParams.get('state') ?? '')
  expect(await finish(planted)).toEqual(failed)
  expect(errors).toHaveLength(2)
})

// T26
test.each(names)('%s: a wrong secret fails, and details are for the operator only', async (name) => {
  const { logIn, errors } = await setUp(name, { secret: 'wrong' })
  expect(await logIn()).toEqual(failed)
  expect(errors).toHaveLength(1)
})

test.each([
  ['github', 'POST /applications/frame-client/token', { app: { client_id: 'other' }, user: { id: 1 } }],
  ['discord', 'GET /oauth2/@me', { application: { id: 'other' }, user: { id: '1' } }],
  ['facebook', 'GET /debug_token', { data: { is_valid: true, app_id: 'other', user_id: '1' } }],
] as const)('%s: a profile of another app is refused', async (name, endpoint, reply) => {
  const { network, logIn } = await setUp(name)
  network.lies.set(endpoint, () => Response.json(reply))
  expect(await logIn()).toEqual(failed)
})

// T21
test.each<[string, () => Response]>([
  ['HTML', () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })],
  ['no object', () => Response.json(null)],
  ['no user', () => Response.json({})],
  ['an id that is none', () => Response.json({ data: { id: 'a:b c' } })],
  ['megabytes', () => Response.json({ data: { id: '1' }, more: 'x'.repeat(1_000_000) })],
  ['status 500', () => new Response('', { status: 500 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })],
])('a profile that is %s is a failure', async (_, lie) => {
  const { network, logIn, errors } = await setUp('x')
  network.lies.set('GET /users/me', lie)
  network.lies.set('GET /elsewhere', () => Response.json({ data: { id: '1' } }))
  expect(await logIn()).toEqual(failed)
  expect(`${errors}`).not.toMatch(/[0-9a-f]{48}/)
})

test('only verified addresses count', async () => {
  const github = await setUp('github')
  github.network.lies.set('GET /user/emails', () =>
    Response.json([{ email: 'a@mail.example', primary: true, verified: false }]),
  )
  expect((await github.logIn()).body.email).toBeNull()
  const discord = await setUp('discord')
  discord.network.lies.set('GET /users/@me', () => Response.json({ id: '1', email: 'a@mail.example' }))
  expect((await discord.logIn()).body.email).toBeNull()
})

test('a token is not sent without TLS', async () => {
  const { logIn, errors } = await setUp('x', { api: 'http://api.example' })
  expect(await logIn()).toEqual(failed)
  expect(`${errors}`).toContain('api.example needs TLS')
})

test.each([
  ['google', createGoogleProvider, 'openid email profile'],
  ['telegram', createTelegramProvider, 'openid profile'],
] as const)('%s logs in by an ID token that names the device', async (name, create, scope) => {
  const network = await startNetwork()
  const provider = create({ clientId, clientSecret, issuer: network.origin })
  const { openLoginPage, finish, logIn } = await openService(network, provider)
  network.claims = { name: 'Alice', email: 'alice@mail.example', email_verified: true }
  const nonce = 'n'.repeat(43)
  const page = await openLoginPage(nonce)
  expect(page.searchParams.get('scope')).toBe(scope)
  const { body } = await finish(network.allow(page))
  expect(body).toMatchObject({ email: 'alice@mail.example', userName: 'Alice', proof: { kind: 'idToken' } })
  network.claims = { email: 'bob@mail.example', email_verified: false }
  expect((await logIn()).body.email).toBeNull()
  expect(provider.id).toBe(name)
})

// T11
test.each([
  ['for another app', { aud: 'other' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['of another login', { nonce: 'o'.repeat(43) }],
])('an ID token %s is refused', async (_, claims) => {
  const network = await startNetwork()
  const provider = createGoogleProvider({ clientId, clientSecret, issuer: network.origin })
  const { logIn } = await openService(network, provider)
  network.claims = claims
  expect(await logIn()).toEqual(failed)
})

// T11
test.each([
  ['without a signature', (token: string) => `${none}.${token.split('.')[1]}.`],
  ['altered', (token: string) => `${token.slice(0, -4)}AAAA`],
])('an ID token %s is refused', async (_, change) => {
  const network = await startNetwork()
  const provider = createGoogleProvider({ clientId, clientSecret, issuer: network.origin })
  const { logIn } = await openService(network, provider)
  const { sign } = network
  network.sign = async (claims) => change(await sign(claims))
  expect(await logIn()).toEqual(failed)
})

const none = Buffer.from('{"alg":"none"}').toString('base64url')
