import { expect, test } from 'vitest'
import { newDevice, newKeeper, newShare, origin, secret } from './testKeeper.test.helper.ts'

async function newAccount() {
  const keeper = await newKeeper()
  const device = await newDevice()
  const grant = await keeper.login(device)
  const share = newShare()
  await keeper.put(device, grant, share)
  await keeper.commit(device, grant, share)
  return { ...keeper, device, grant, share }
}

const refused = { status: 401, body: { code: 'DEVICE_PROOF_INVALID' } }

test('a request that was heard is not answered again', async () => {
  const { sign, send, device, grant } = await newAccount()
  const request = await sign(device, 'GET', '/shares', { grant })
  expect((await send(request)).status).toBe(200)
  expect(await send(request)).toMatchObject(refused)
  const twice = await sign(device, 'GET', '/shares', { grant })
  const statuses = (await Promise.all([send(twice), send(twice)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 401])
})

test('a request that was changed is refused, and its nonce stays with its sender', async () => {
  const { sign, send, device, grant, list } = await newAccount()
  const share = newShare()
  const { setId, generation, ...body } = share
  const request = await sign(device, 'PUT', `/shares/${setId}/${generation}`, { grant, body })
  for (const changed of [
    { ...request, init: { ...request.init, body: JSON.stringify({ ...body, share: newShare().share }) } },
    { ...request, init: { ...request.init, method: 'DELETE' } },
    { ...request, url: `${origin}/shares/${setId}/2` },
    { ...request, url: `${request.url}?a=1` },
  ])
    expect(await send(changed)).toMatchObject(refused)
  expect((await send(request)).status).toBe(204)
  expect((await list(device, grant)).body.shares).toHaveLength(2)
})

test('a request for another server, or by another key, is refused', async () => {
  const { send, newNonce, device, grant } = await newAccount()
  const service = await newDevice()
  const request = { method: 'GET', path: '/shares', audience: origin }
  const signed = async (by: typeof device, change: object) => {
    const proof = await by.signRequest({ ...request, nonce: await newNonce(), ...change })
    return { url: `${origin}/shares`, init: { headers: { 'x-frame-grant': grant, ...proof } } }
  }
  expect(await send(await signed(device, { audience: 'https://service.example' }))).toMatchObject(refused)
  const foreign = await signed(service, {})
  const claimed = { ...foreign.init.headers, 'x-device-key': device.publicKey }
  expect(await send({ ...foreign, init: { headers: claimed } })).toMatchObject(refused)
  expect(await send(foreign)).toMatchObject({ status: 401, body: { code: 'GRANT_INVALID' } })
  expect((await send(await signed(device, {}))).status).toBe(200)
})

test('without a signature there is nothing', async () => {
  const { send, grant } = await newAccount()
  for (const [method, path] of [
    ['GET', '/shares'],
    ['POST', '/email'],
    ['POST', '/id-token'],
    ['POST', '/profile'],
    ['DELETE', '/account'],
    ['POST', '/identities'],
    ['POST', '/nonce/'],
  ])
    expect(
      await send({
        url: `${origin}${path}`,
        init: { method: `${method}`, headers: { 'x-frame-grant': grant } },
      }),
    ).toMatchObject(refused)
})

test('nonces that are old, or not the keeper’s, are refused', async () => {
  const { sign, send, newNonce, device, grant, clock } = await newAccount()
  const other = await newKeeper()
  const withNonce = async (nonce: string) => {
    const proof = await device.signRequest({ audience: origin, method: 'GET', path: '/shares', nonce })
    return send({ url: `${origin}/shares`, init: { headers: { 'x-frame-grant': grant, ...proof } } })
  }
  const nonce = await newNonce()
  const [expires, id, mac] = nonce.split('.')
  for (const forged of [
    await other.newNonce(),
    `${Number(expires) + 1}.${id}.${mac}`,
    `${expires}.${id}x.${mac}`,
    `${expires}.${id}`,
    `${expires}.${id}.`,
    'nonce',
  ])
    expect(await withNonce(forged)).toMatchObject(refused)
  const late = await sign(device, 'GET', '/shares', { grant })
  clock.now += 2 * 60_000
  expect(await send(late)).toMatchObject(refused)
  expect((await withNonce(await newNonce())).status).toBe(200)
})

test('a grant that is forged, old, or of another device releases nothing', async () => {
  const { list, login, device, grant, clock, database } = await newAccount()
  const thief = await newDevice()
  const denied = { status: 401, body: { code: 'GRANT_INVALID' } }
  const [row] = await database.query('SELECT token_hash FROM grants')
  expect(row?.token_hash).not.toBe(grant)
  for (const forged of [
    `${row?.token_hash}`,
    `${grant.slice(0, -1)}_`,
    'a'.repeat(43),
    secret.replaceAll(' ', '_'),
  ])
    expect(await list(device, forged)).toMatchObject(denied)
  expect(await list(thief, grant)).toMatchObject(denied)
  const foreign = await login(thief, 'thief@example.com')
  expect(await list(device, foreign)).toMatchObject(denied)
  expect((await list(thief, foreign)).body).toEqual({ shares: [] })
  clock.now += 10 * 60_000
  expect(await list(device, grant)).toMatchObject(denied)
})

test('pages of others may not read replies', async () => {
  const { keeper } = await newKeeper()
  const allowed = async (from: string) => {
    const reply = await keeper.app.request(`${origin}/nonce`, { method: 'POST', headers: { origin: from } })
    return reply.headers.get('access-control-allow-origin')
  }
  expect(await allowed('https://wallet.example')).toBe('https://wallet.example')
  expect(await allowed('https://app.example')).toBeNull()
})
