import { randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test, vi } from 'vitest'
import { isSocialProvider, socialProviders } from '../../identityProvider/socialProviders.ts'
import { type FrameVisitor, giveKey, openFrame } from '../../testSupport/frameVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hostOrigin = 'https://app.example'
const sandbox = useSandbox({ origins: [hostOrigin] })
const unknown = { status: 403, body: { message: 'This login is unknown or has expired. Log in again.' } }

async function start(visitor: FrameVisitor, provider = 'google'): Promise<URL> {
  const { body } = await visitor.call('/social/start', { provider, hostOrigin })
  return new URL(String(body.uri))
}

/** Acts like the login window: follows the redirects, chooses an account, and stops at the callback. */
async function choose(uri: URL, account: string): Promise<string> {
  const window = await openFrame(sandbox)
  const response = await follow(window, await window.open(uri.href), uri.href)
  expect(response.page).toContain('Continue as Alice')
  const chosen = await window.open(response.url, { account })
  return (await follow(window, chosen, response.url)).url
}

async function follow(window: FrameVisitor, first: Response, from: string) {
  let response = first
  let url = from
  for (let count = 0; count < 8; count += 1) {
    const location = response.headers.get('location')
    if (location === null) break
    url = new URL(location, url).href
    // Host pages do not run here.
    if (!url.startsWith(sandbox.origin)) return { url, page: '' }
    response = await window.open(url)
  }
  return { url, page: await response.text() }
}

test.each(Object.keys(socialProviders).filter(isSocialProvider))(
  '%s logs in with a chosen account',
  async (provider) => {
    const visitor = await openFrame(sandbox)
    const uri = await start(visitor, provider)
    expect(uri.href).toMatch(`${sandbox.origin}/secure/social/${provider}?state=`)
    const resultUri = await choose(uri, 'bob')
    const { status, body } = await visitor.call('/social/finish', { uri: resultUri })
    expect(status).toBe(200)
    expect(body).toEqual({ proof: { kind: 'idToken', idToken: expect.any(String) } })
    await giveKey(visitor)
    expect((await visitor.call('/user')).body).toMatchObject({
      email: provider === 'x' ? null : 'bob@example.test',
      userName: 'bob',
      chainId: 1,
    })
  },
)

test('the id_token names the device that the page named', async () => {
  const visitor = await openFrame(sandbox)
  const nonce = randomBytes(32).toString('base64url')
  const { body } = await visitor.call('/social/start', { provider: 'google', hostOrigin, nonce })
  const uri = await choose(new URL(String(body.uri)), 'alice')
  const { proof } = (await visitor.call('/social/finish', { uri })).body
  const { idToken } = proof as { readonly idToken: string }
  expect(decodeJwt(idToken)).toMatchObject({ nonce, aud: 'google' })
  const short = { provider: 'google', hostOrigin, nonce: nonce.slice(1) }
  expect((await visitor.call('/social/start', short)).status).toBe(400)
})

test('a result is accepted once, and only by the browser that started the login', async () => {
  const visitor = await openFrame(sandbox)
  const resultUri = await choose(await start(visitor), 'alice')
  const other = await openFrame(sandbox)
  await start(other)
  expect(await other.call('/social/finish', { uri: resultUri })).toEqual(unknown)
  expect((await visitor.call('/social/finish', { uri: resultUri })).status).toBe(200)
  expect(await visitor.call('/social/finish', { uri: resultUri })).toEqual(unknown)
})

test.each(['not a URL', 'https://evil.example/?code=1&state=00', ''])(
  'the result %o is refused',
  async (uri) => {
    const visitor = await openFrame(sandbox)
    await start(visitor)
    expect([400, 403]).toContain((await visitor.call('/social/finish', { uri })).status)
  },
)

test('a code that the provider did not issue is refused, and uses the login up', async () => {
  const visitor = await openFrame(sandbox)
  const state = (await start(visitor)).searchParams.get('state') ?? ''
  const uri = `${sandbox.origin}/secure/callback?${new URLSearchParams({ code: 'forged', state })}`
  expect(await visitor.call('/social/finish', { uri })).toEqual({
    status: 502,
    body: { message: 'The login failed at the social network. Log in again.' },
  })
  expect(await visitor.call('/social/finish', { uri })).toEqual(unknown)
})

test('declining, and cancelling in the app, end the login', async () => {
  const visitor = await openFrame(sandbox)
  const declined = await choose(await start(visitor), 'cancel')
  expect(await visitor.call('/social/finish', { uri: declined })).toEqual({
    status: 403,
    body: { message: 'The login was cancelled.' },
  })
  const resultUri = await choose(await start(visitor), 'alice')
  await visitor.call('/cancel')
  expect(await visitor.call('/social/finish', { uri: resultUri })).toEqual(unknown)
})

test('the window posts the result to the page that started the login, and to no other', async () => {
  const visitor = await openFrame(sandbox)
  const resultUri = await choose(await start(visitor), 'alice')
  const page = await (await visitor.open(resultUri)).text()
  expect(page).toContain(`postMessage({ resultUri: ${JSON.stringify(resultUri)} }, "${hostOrigin}")`)
  const unknownState = await visitor.open('/secure/callback?code=1&state=00')
  expect(unknownState.status).toBe(400)
  expect(await unknownState.text()).not.toContain('postMessage')
})

test('without a window the result goes to the page in `state`, if it is of the same origin', async () => {
  const visitor = await openFrame(sandbox)
  const page = `${hostOrigin}/deep?x=1%20y`
  for (const suffix of [`--${page}`, `--${encodeURIComponent(page)}`]) {
    const uri = await start(visitor)
    uri.searchParams.set('state', `${uri.searchParams.get('state')}${suffix}`)
    const target = new URL(await choose(uri, 'alice'))
    expect(`${target.origin}${target.pathname}`).toBe(`${hostOrigin}/deep`)
    expect(target.searchParams.get('x')).toBe('1 y')
    const resultUri = target.searchParams.get('result_uri') ?? ''
    expect((await visitor.call('/social/finish', { uri: resultUri })).status).toBe(200)
  }
  const elsewhere = await start(visitor)
  elsewhere.searchParams.set('state', `${elsewhere.searchParams.get('state')}--https://evil.example/`)
  expect((await visitor.open(elsewhere.href)).status).toBe(400)
})

test('only allowed pages and known networks can start a login', async () => {
  const visitor = await openFrame(sandbox)
  const foreign = { provider: 'google', hostOrigin: 'https://evil.example' }
  expect((await visitor.call('/social/start', foreign)).status).toBe(403)
  expect((await visitor.call('/social/start', { provider: 'toString', hostOrigin })).status).toBe(400)
})

test('a page of another site cannot choose an account', async () => {
  const foreign = await sandbox.get('/identity/interaction/any', {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: new URLSearchParams({ account: 'alice' }),
  })
  expect(foreign.status).toBe(403)
})
