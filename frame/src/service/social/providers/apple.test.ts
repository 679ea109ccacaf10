import { exportPKCS8, generateKeyPair, type JWTVerifyResult, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { clientId, startNetwork } from '../../../test/networkServer.test.helper.ts'
import { createTestService, hostOrigin, ownOrigin, withUser } from '../../../test/testService.test.helper.ts'
import { createAppleProvider } from './apple.ts'

const keys = await generateKeyPair('ES256', { extractable: true })
const privateKey = await exportPKCS8(keys.privateKey)

async function setUp() {
  const network = await startNetwork()
  const secrets: JWTVerifyResult[] = []
  network.isSecret = async (secret) => {
    const expected = { issuer: 'TEAM', subject: clientId, audience: network.origin }
    return Boolean(secrets.push(await jwtVerify(secret, keys.publicKey, expected)))
  }
  const provider = createAppleProvider({
    clientId,
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey,
    issuer: network.origin,
  })
  const service = await createTestService({ providers: [provider], onError: () => {} })
  const browser = service.openBrowser()
  return {
    network,
    service,
    secrets,
    async openLoginPage() {
      const { body } = await browser.call('/social/start', { provider: 'apple', hostOrigin })
      return new URL((await service.request(String(body.uri))).headers.get('location') ?? '')
    },
    /** Sends the form as Apple's page does: from another origin, without cookies. */
    post: (form: URLSearchParams | string) =>
      service.request(`${ownOrigin}/callback`, {
        method: 'POST',
        headers: {
          Origin: 'https://appleid.apple.com',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: `${form}`,
      }),
    finish: (response: Response) =>
      withUser(
        browser,
        browser.call('/social/finish', {
          uri: new URL(response.headers.get('location') ?? '', ownOrigin).href,
        }),
      ),
  }
}

const user = JSON.stringify({ name: { firstName: 'Alice', lastName: 'Doe' }, email: 'forged@mail.example' })

test('the form of the first login has the name, later ones none', async () => {
  const { network, openLoginPage, post, finish } = await setUp()
  const page = await openLoginPage()
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    response_mode: 'form_post',
    scope: 'openid email name',
  })
  network.claims = { email: 'alice@privaterelay.example', email_verified: 'true' }
  const form = network.allow(page)
  form.set('user', user)
  const response = await post(form)
  expect(response.status).toBe(303)
  expect((await finish(response)).body).toMatchObject({
    userName: 'Alice Doe',
    // The signed address, not that of the form.
    email: 'alice@privaterelay.example',
    proof: { kind: 'idToken' },
  })
  expect((await finish(await post(network.allow(await openLoginPage())))).body).toMatchObject({
    userName: null,
  })
})

test('each login has a secret of its own, signed for five minutes', async () => {
  const { network, openLoginPage, post, finish, secrets } = await setUp()
  await finish(await post(network.allow(await openLoginPage())))
  const [secret] = secrets
  expect(secret?.protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' })
  expect((secret?.payload.exp ?? 0) - (secret?.payload.iat ?? 0)).toBe(300)
})

// T11
test('a form completes no login in another browser', async () => {
  const { network, service, openLoginPage, post } = await setUp()
  const response = await post(network.allow(await openLoginPage()))
  const uri = new URL(response.headers.get('location') ?? '', ownOrigin).href
  const other = service.openBrowser()
  await other.call('/social/start', { provider: 'apple', hostOrigin })
  expect((await other.call('/social/finish', { uri })).status).toBe(403)
})

// T11, T12
test('a form of an unknown login ends on a page that reports nothing, and leads nowhere else', async () => {
  const { service, post } = await setUp()
  for (const form of [
    '',
    'state=00&code=1',
    'state=%2F%2Fevil.example&user={',
    'state=00&state=https://evil.example',
  ]) {
    const response = await post(form)
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(/^\/callback\?/)
    const page = await service.request(`${ownOrigin}${location}`)
    expect(page.status).toBe(400)
    expect(await page.text()).not.toContain('postMessage')
  }
  expect((await post(`state=${'0'.repeat(20_000)}`)).status).toBe(400)
})

// T11
test('a decline at Apple is a decline', async () => {
  const { openLoginPage, post, finish } = await setUp()
  const state = (await openLoginPage()).searchParams.get('state') ?? ''
  expect(await finish(await post(new URLSearchParams({ error: 'user_cancelled_authorize', state })))).toEqual(
    {
      status: 403,
      body: { message: 'The login was cancelled.' },
    },
  )
})
