import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { createNonces } from '../store/createNonces.ts'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import { verifySignIn } from './verifySignIn.ts'

const origin = 'https://app.example'
const browser = 'one browser'
// Nothing listens there.
const networks = [{ id: 'eip155:1', rpcUrl: 'http://127.0.0.1:9' }]

function setUp() {
  const nonces = createNonces(createSqliteStore({ file: ':memory:' }))
  const now = new Date()
  const message = (nonce: string, issuedAt?: Date) =>
    createSiweMessage({
      ...(issuedAt && { issuedAt }),
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      chainId: 1,
      domain: 'app.example',
      uri: origin,
      nonce,
      version: '1',
    })
  const verify = (nonce: string, at = now, other: { browser?: string | undefined; issuedAt?: Date } = {}) =>
    verifySignIn(
      { networks, nonces },
      {
        message: message(nonce, other.issuedAt),
        signature: '0x00',
        browser: 'browser' in other ? other.browser : browser,
        origin,
        now: at,
      },
    )
  return { nonces, verify, now }
}

test('an unreachable chain rejects the sign-in, and the nonce is spent', async () => {
  const { nonces, verify, now } = setUp()
  const { nonce } = await nonces.create(browser, now)
  expect(await verify(nonce)).toMatchObject({
    refusal: 'chain-unavailable',
    network: 'eip155:1',
    cause: expect.any(Error),
  })
  expect(await verify(nonce)).toMatchObject({ ok: false, refusal: 'unknown-nonce' })
})

test('a nonce expires after five minutes', async () => {
  const { nonces, verify, now } = setUp()
  const { nonce, expiresAt } = await nonces.create(browser, now)
  expect(await verify(nonce, expiresAt)).toMatchObject({ refusal: 'unknown-nonce' })
})

test('expired nonces are deleted', async () => {
  const { nonces } = setUp()
  const earlier = new Date(Date.now() - 10 * 60_000)
  const { nonce } = await nonces.create(browser, earlier)
  await nonces.create(browser, new Date())
  // Deleted, not only expired: it is unknown at the original time too.
  expect(await nonces.spend(nonce, browser, earlier)).toBeUndefined()
})

// T8
test('a nonce belongs to one browser, and another one cannot use it up', async () => {
  const { nonces, verify, now } = setUp()
  const { nonce } = await nonces.create(browser, now)
  for (const other of [undefined, '', 'another browser']) {
    expect(await verify(nonce, now, { browser: other })).toMatchObject({ refusal: 'unknown-nonce' })
  }
  expect(await verify(nonce)).toMatchObject({ refusal: 'chain-unavailable' })
})

// F30
test.each([
  [-24 * 60 * 60, 'expired'],
  [-61, 'expired'],
  [-59, 'chain-unavailable'],
  [59, 'chain-unavailable'],
  [61, 'not-yet-valid'],
  [24 * 60 * 60, 'not-yet-valid'],
])('a clock that differs by %d seconds: %s', async (seconds, refusal) => {
  const { nonces, verify, now } = setUp()
  const { nonce } = await nonces.create(browser, now)
  const issuedAt = new Date(now.getTime() + seconds * 1_000)
  expect(await verify(nonce, now, { issuedAt })).toMatchObject({ refusal })
})

// T8
test('a nonce in the statement is not the nonce of the message', async () => {
  const { nonces, now } = setUp()
  const { nonce } = await nonces.create(browser, now)
  const message = createSiweMessage({
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    chainId: 1,
    domain: 'app.example',
    uri: origin,
    statement: `Nonce: ${nonce}`,
    nonce: 'ofAnotherServer1',
    version: '1',
  })
  const parameters = { message, signature: '0x00', browser, origin, now }
  expect(await verifySignIn({ networks, nonces }, parameters)).toMatchObject({ refusal: 'unknown-nonce' })
  expect(await nonces.spend(nonce, browser, now)).toBeDefined()
})
