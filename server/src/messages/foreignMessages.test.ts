import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import { createSignInMessageText } from '@solana/wallet-standard-util'
import { Wallet } from 'ethers'
import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { describe, expect, test } from 'vitest'
import { createVisitor, testOrigin } from '../testing/createVisitor.test.helper.ts'
import { createTestServer } from '../testing/testServer.test.helper.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'

const solanaId = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const networks = [{ id: 'eip155:1' }, { id: `solana:${solanaId}` }]
const domain = new URL(testOrigin).host

const time = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const word = fc.stringMatching(/^[A-Za-z0-9]{8,32}$/)
const fields = fc.record(
  {
    domain: fc.constantFrom('app.example', 'localhost:3000', '127.0.0.1:8080'),
    uri: fc.webUrl({ withQueryParameters: true }),
    statement: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .,:/-]{0,60}$/),
    nonce: word,
    issuedAt: time,
    expirationTime: time,
    notBefore: time,
    requestId: word,
    resources: fc.array(fc.webUrl(), { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ['domain', 'uri', 'nonce', 'issuedAt'] },
)

function expectRead(message: string, given: Readonly<Record<string, unknown>>) {
  const date = (value: unknown) => (value === undefined ? undefined : new Date(String(value)))
  expect(parseSignInMessage(message)).toMatchObject({
    address: given.address,
    domain: given.domain,
    uri: given.uri,
    chainId: given.caip,
    issuedAt: date(given.issuedAt),
    notBefore: date(given.notBefore),
    expirationTime: date(given.expirationTime),
  })
}

// T8
describe('messages of siwe', () => {
  test('are read as what they state', () => {
    const { address } = Wallet.createRandom()
    fc.assert(
      fc.property(fields, fc.integer({ min: 1, max: 2 ** 31 }), (optional, chainId) => {
        const given = { ...optional, address, chainId, version: '1' }
        expectRead(new SiweMessage(given).prepareMessage(), { ...given, caip: `eip155:${chainId}` })
      }),
    )
  })

  test('sign in', async () => {
    const wallet = Wallet.createRandom()
    const visitor = createVisitor({ handle: createTestServer({ networks }).handle })
    const message = new SiweMessage({
      domain,
      address: wallet.address,
      uri: `${testOrigin}/login`,
      version: '1',
      chainId: 1,
      nonce: await visitor.nonce(),
      statement: 'Sign in to the example',
    }).prepareMessage()
    expect((await visitor.submit({ message, signature: await wallet.signMessage(message) })).status).toBe(200)
    expect((await visitor.get('/session')).body).toMatchObject({ address: `eip155:1:${wallet.address}` })
  })
})

function createSolanaKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const address = base58.encode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const sign = (message: string) => base58.encode(signBytes(null, Buffer.from(message), privateKey))
  return { address, sign }
}

// T8
describe("messages of Solana's own package", () => {
  test('are read as what they state', () => {
    const { address } = createSolanaKey()
    fc.assert(
      fc.property(fields, fc.constantFrom(solanaId, `solana:${solanaId}`, 'mainnet'), (optional, chainId) => {
        const given = { ...optional, address, chainId, version: '1' }
        const caip = `solana:${chainId.replace('solana:', '')}`
        expectRead(createSignInMessageText(given), { ...given, caip })
      }),
    )
  })

  test.each([solanaId, `solana:${solanaId}`])('sign in on %s', async (chainId) => {
    const { address, sign } = createSolanaKey()
    const visitor = createVisitor({ handle: createTestServer({ networks }).handle })
    const message = createSignInMessageText({
      domain,
      address,
      uri: testOrigin,
      version: '1',
      chainId,
      nonce: await visitor.nonce(),
      issuedAt: new Date().toISOString(),
    })
    expect((await visitor.submit({ message, signature: sign(message) })).status).toBe(200)
    expect((await visitor.get('/session')).body).toMatchObject({ address: `solana:${solanaId}:${address}` })
  })

  test('that omit what protects a sign-in are refused', async () => {
    const { address, sign } = createSolanaKey()
    const visitor = createVisitor({ handle: createTestServer({ networks }).handle })
    const complete = {
      domain,
      address,
      uri: testOrigin,
      version: '1',
      chainId: solanaId,
      nonce: '',
      issuedAt: new Date().toISOString(),
    }
    for (const name of ['uri', 'version', 'chainId', 'issuedAt'] as const) {
      const { [name]: _, ...rest } = { ...complete, nonce: await visitor.nonce() }
      const message = createSignInMessageText(rest)
      const { body } = await visitor.submit({ message, signature: sign(message) })
      expect((body as { url: string }).url).toContain('code=malformed-message')
    }
  })
})
