import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import type { KeeperMail } from './KeeperOptions.ts'
import { newDevice, newKeeper, newShare, origin, pageOrigin } from './testKeeper.test.helper.ts'

test('the page may ask for everything of the contract, and pages of other origins nothing', async () => {
  const { keeper } = await newKeeper()
  const ask = (from: string) =>
    keeper.app.request(`${origin}/shares`, {
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': 'PUT' },
    })
  const { headers } = await ask(pageOrigin)
  const listOf = (name: string) => headers.get(name)?.split(',').sort()
  expect(headers.get('access-control-allow-origin')).toBe(pageOrigin)
  expect(listOf('access-control-allow-methods')).toEqual(['DELETE', 'GET', 'POST', 'PUT'])
  expect(listOf('access-control-allow-headers')).toEqual([
    ...['content-type', 'x-device-key', 'x-device-nonce', 'x-device-signature', 'x-frame-grant'],
  ])
  const reply = await keeper.app.request(`${origin}/nonce`, {
    method: 'POST',
    headers: { origin: pageOrigin },
  })
  expect(reply.headers.get('access-control-expose-headers')).toBe('retry-after')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
})

test('a refusal says which field is wrong, that a body is too long, or that there is nothing', async () => {
  const { call, reports } = await newKeeper()
  const device = await newDevice()
  expect(await call(device, 'POST', '/email', { body: { email: 1, app: 2 } })).toMatchObject({
    status: 400,
    body: { code: 'REQUEST_MALFORMED', message: expect.stringMatching(/^body\.app: .+; body\.email: ./) },
  })
  expect(await call(device, 'POST', '/email', { body: { email: 'a'.repeat(70_000) } })).toMatchObject({
    status: 413,
    body: { code: 'REQUEST_MALFORMED', message: 'The body is too long.' },
  })
  expect(await call(device, 'GET', '/nothing')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'There is nothing here.' },
  })
  expect(reports).toEqual([])
})

test('a failure is told to the operator, and nobody else', async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  const { keeper, reports } = await newKeeper({ database })
  const device = await newDevice()
  const nonce = (
    (await (await keeper.app.request(`${origin}/nonce`, { method: 'POST' })).json()) as { nonce: string }
  ).nonce
  await database.close()
  const proof = await device.signRequest({ audience: origin, method: 'GET', path: '/shares', nonce })
  const reply = await keeper.app.request(`${origin}/shares`, {
    headers: { ...proof, 'x-frame-grant': 'a'.repeat(43) },
  })
  expect(reply.status).toBe(503)
  expect(await reply.json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect(reply.headers.get('retry-after')).toBeNull()
  expect(reports).toHaveLength(1)
})

test('a limit says when to ask again', async () => {
  const { startEmail } = await newKeeper({ mailLimits: { address: 1, device: 10, all: 10 } })
  const device = await newDevice()
  await startEmail(device)
  const { status, headers } = await startEmail(device)
  expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
})

test("each part of a device's proof is needed", async () => {
  const { sign, send } = await newKeeper()
  const { url, init } = await sign(await newDevice(), 'GET', '/shares', { grant: 'a'.repeat(43) })
  for (const name of ['x-device-key', 'x-device-nonce', 'x-device-signature']) {
    const headers = new Headers(init.headers)
    headers.delete(name)
    const reply = await send({ url, init: { ...init, headers } })
    expect(reply).toMatchObject({ status: 401, body: { code: 'DEVICE_PROOF_INVALID' } })
  }
  // None of these has used the nonce up.
  expect(await send({ url, init })).toMatchObject({ status: 401, body: { code: 'GRANT_INVALID' } })
})

test('everything of visitors can be forgotten, and the audit log stays', async () => {
  const { keeper, database, login, put, commit, list } = await newKeeper()
  const device = await newDevice()
  const grant = await login(device)
  const share = newShare()
  await put(device, grant, share)
  await commit(device, grant, share)
  await keeper.clear()
  expect(await list(device, grant)).toMatchObject({ status: 401 })
  for (const table of ['shares', 'grants', 'confirmations', 'identities', 'accounts', 'limits'])
    expect(await database.query(`SELECT * FROM ${table}`), table).toEqual([])
  expect(await keeper.checkAudit()).toMatchObject({ isIntact: true })
})

test('the operator is told of each mail and each login', async () => {
  const told: unknown[] = []
  const observer = {
    login: (login: object) => void told.push(login),
    mail: (mail: object) => void told.push(mail),
  }
  let isDown = false
  const sent: KeeperMail[] = []
  const { call, startEmail, confirm, wait } = await newKeeper({
    observer,
    mailLimits: { address: 3, device: 10, all: 10 },
    profileProviders: { github: async (token) => (token === 'good' ? { id: '1' } : undefined) },
    messageProviders: { farcaster: async () => undefined },
    identityProviders: {
      google: { issuer: 'https://id.example', audience: 'a', jwks: () => Promise.reject(new TypeError()) },
    },
    sendMail: async (mail) => {
      if (isDown) throw new Error('no mail server')
      sent.push(mail)
    },
  })
  const device = await newDevice()
  const { body } = await startEmail(device)
  expect(await wait(device, body.id)).toMatchObject({ body: {} })
  await confirm(/token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '')
  expect((await wait(device, body.id)).body.grant).toBeDefined()
  isDown = true
  expect(await startEmail(device)).toMatchObject({ status: 502, body: { code: 'MAIL_FAILED' } })
  await startEmail(device)
  await startEmail(device)
  const random = 'A'.repeat(22)
  await call(device, 'POST', '/profile', { body: { provider: 'github', accessToken: 'good' } })
  await call(device, 'POST', '/profile', { body: { provider: 'github', accessToken: 'bad' } })
  await call(device, 'POST', '/message', {
    body: { provider: 'farcaster', message: 'a', signature: '0x', random },
  })
  await call(device, 'POST', '/id-token', { body: { provider: 'google', idToken: 'a.b.c', random } })
  expect(told).toEqual([
    { kind: 'link', outcome: 'sent' },
    { way: 'email', outcome: 'succeeded' },
    { kind: 'link', outcome: 'failed' },
    { kind: 'link', outcome: 'failed' },
    { kind: 'link', outcome: 'refused' },
    { way: 'profile', outcome: 'succeeded' },
    { way: 'profile', outcome: 'refused' },
    { way: 'message', outcome: 'refused' },
    { way: 'id_token', outcome: 'refused' },
  ])
})
