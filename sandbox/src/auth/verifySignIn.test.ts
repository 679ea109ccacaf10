import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import type { Chain } from '../chains/Chain.ts'
import { createNonces } from './createNonces.ts'
import { openAuthDatabase } from './openAuthDatabase.ts'
import { verifySignIn } from './verifySignIn.ts'

const origin = 'https://app.example'
const browser = 'one browser'
const nodeIsGone = new Error('the node is gone')

function setUp() {
  const nonces = createNonces(openAuthDatabase(undefined))
  const chain = {
    definition: { chainId: 1 },
    caipNetworkId: 'eip155:1',
    verifySignature: () => Promise.reject(nodeIsGone),
  } as unknown as Chain
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
      { chains: [chain], nonces },
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
  const { nonce } = nonces.create(browser, now)
  expect(await verify(nonce)).toEqual({ ok: false, refusal: 'chain-unavailable', cause: nodeIsGone })
  expect(await verify(nonce)).toMatchObject({ ok: false, refusal: 'unknown-nonce' })
})

test('a nonce expires after five minutes', async () => {
  const { nonces, verify, now } = setUp()
  const { nonce, expiresAt } = nonces.create(browser, now)
  expect(await verify(nonce, expiresAt)).toMatchObject({ refusal: 'unknown-nonce' })
})

test('expired nonces are deleted', () => {
  const { nonces, now } = setUp()
  const { nonce } = nonces.create(browser, now)
  nonces.create(browser, new Date(now.getTime() + 10 * 60_000))
  // Deleted, not only expired: it is unknown at the original time too.
  expect(nonces.spend(nonce, browser, now)).toBeUndefined()
})

// T8
test('a nonce belongs to one browser, and another one cannot use it up', async () => {
  const { nonces, verify, now } = setUp()
  const { nonce } = nonces.create(browser, now)
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
  const { nonce } = nonces.create(browser, now)
  const issuedAt = new Date(now.getTime() + seconds * 1_000)
  expect(await verify(nonce, now, { issuedAt })).toMatchObject({ refusal })
})

// T8
test('a nonce in the statement is not the nonce of the message', async () => {
  const { nonces, now } = setUp()
  const { nonce } = nonces.create(browser, now)
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
  expect(await verifySignIn({ chains: [], nonces }, parameters)).toMatchObject({ refusal: 'unknown-nonce' })
  expect(nonces.spend(nonce, browser, now)).toBeDefined()
})
