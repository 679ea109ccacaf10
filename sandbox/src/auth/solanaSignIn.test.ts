import { getBase58Decoder } from '@solana/kit'
import { getSessionReplySchema } from '@wallet-kit/clients/auth-session/validators'
import { createScriptedSolanaWallet } from '@wallet-kit/sdk/testing'
import { describe, expect, test, vi } from 'vitest'
import { createSolanaAccounts } from '../solana/createSolanaAccounts.ts'
import { createVisitor } from '../testSupport/createVisitor.ts'
import { expectContract } from '../testSupport/expectContract.ts'
import { sendSignIn } from '../testSupport/signInWith.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** Message fields to override. */
type Fields = Partial<
  Record<
    | 'domain'
    | 'uri'
    | 'version'
    | 'chainId'
    | 'nonce'
    | 'statement'
    | 'issuedAt'
    | 'expirationTime'
    | 'notBefore'
    | 'requestId',
    string
  >
> & { resources?: string[] }

const sandbox = useSandbox()
const [alice, bob] = createSolanaAccounts()
if (!alice || !bob) throw new Error('there are no accounts')
const reference = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = `solana:${reference}:${alice.address}`

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
const base58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)

/** Creates and signs a message by `signer`'s wallet that is valid except for `fields`. */
async function sign(fields: Fields, signer = alice) {
  const visitor = createVisitor({ origin: sandbox.origin })
  const { nonce } = (await visitor.post('/nonce')) as { nonce: string }
  const wallet = createScriptedSolanaWallet({
    name: 'Test',
    accounts: [signer?.secretKeyBase58 ?? ''],
  }).wallet
  const [output] = await wallet.features['solana:signIn'].signIn({
    domain: new URL(sandbox.origin).host,
    uri: sandbox.origin,
    version: '1',
    chainId: reference,
    nonce,
    issuedAt: minutes(0),
    ...fields,
  })
  if (!output) throw new Error('the wallet did not sign')
  const message = new TextDecoder().decode(output.signedMessage)
  return { visitor, nonce, message, signature: base58(output.signature) }
}

type Signed = Awaited<ReturnType<typeof sign>>

async function codeOf({ visitor, message, signature }: Signed): Promise<string | null> {
  const url = await sendSignIn({ visitor, origin: sandbox.origin, message, signature })
  const session = await visitor.get('/session')
  // There is a session exactly when the sign-in succeeded.
  expect(session === null).toBe(url.pathname !== '/home')
  return url.searchParams.get('code')
}

test('a signed message signs in; the session is the CAIP-10 account', async () => {
  const signed = await sign({})
  expect(await codeOf(signed)).toBeNull()
  const session = await signed.visitor.get('/session')
  expect(session).toMatchObject({ address: account })
  expectContract(getSessionReplySchema, session)
})

test.each<[string, Fields]>([
  ['the whole CAIP-2 id', { chainId: `solana:${reference}` }],
  ['a statement', { statement: 'Sign in to the seed library, für 0 €' }],
  [
    'every field',
    {
      statement: 'Welcome!',
      expirationTime: minutes(5),
      notBefore: minutes(-5),
      requestId: 'a-request',
      resources: ['https://one.example/', 'ipfs://two'],
    },
  ],
  ['no resources in a list', { resources: [] }],
  ['clocks that differ by less than a minute', { issuedAt: minutes(0.5), expirationTime: minutes(-0.5) }],
])('%s is accepted', async (_, fields) => {
  expect(await codeOf(await sign(fields))).toBeNull()
})

describe('rejects a validly signed message with an invalid field', () => {
  test.each<[string, Fields]>([
    ['wrong-domain', { domain: 'evil.example' }],
    ['wrong-domain', { domain: '127.0.0.1' }],
    ['malformed-message', { domain: 'https://127.0.0.1' }],
    ['wrong-uri', { uri: 'https://evil.example/' }],
    ['malformed-message', { uri: 'nonsense' }],
    ['malformed-message', { uri: '' }],
    ['malformed-message', { version: '2' }],
    ['malformed-message', { version: '' }],
    ['unknown-chain', { chainId: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }],
    ['unknown-chain', { chainId: 'mainnet' }],
    ['malformed-message', { chainId: `eip155:${reference}` }],
    ['malformed-message', { requestId: 'a request' }],
    ['unknown-chain', { chainId: '1' }],
    ['malformed-message', { chainId: '' }],
    ['unknown-nonce', { nonce: 'ThisOneWasNeverMade' }],
    ['malformed-message', { nonce: '' }],
    ['not-yet-valid', { issuedAt: minutes(2) }],
    ['malformed-message', { issuedAt: '' }],
    ['malformed-message', { issuedAt: '2026' }],
    ['expired', { expirationTime: minutes(-2) }],
    ['malformed-message', { expirationTime: 'tomorrow' }],
    ['not-yet-valid', { notBefore: minutes(2) }],
    ['malformed-message', { statement: 'two\nlines' }],
    ['malformed-message', { statement: `x\n\nURI: https://evil.example/\nVersion: 1` }],
    ['malformed-message', { resources: ['two words'] }],
  ])('%s: %o', async (code, fields) => {
    expect(await codeOf(await sign(fields))).toBe(code)
    expect(sandbox.logged).toEqual([])
  })
})

describe('rejects a message that was changed after signing', () => {
  const all = {
    statement: 'Welcome!',
    expirationTime: minutes(5),
    notBefore: minutes(-5),
    requestId: 'seven',
    resources: ['https://one.example/'],
  }
  test.each<[string, string, (signed: Signed) => string]>([
    ['the address', 'wrong-signature', ({ message }) => message.replace(alice.address, bob.address)],
    ['the statement', 'wrong-signature', ({ message }) => message.replace('Welcome!', 'Welcome?')],
    ['the path of the URI', 'wrong-signature', ({ message }) => message.replace(/^(URI: .*)$/m, '$1/other')],
    [
      'the form of the chain',
      'wrong-signature',
      ({ message }) => message.replace(reference, `solana:${reference}`),
    ],
    [
      'the time',
      'wrong-signature',
      ({ message }) => message.replace(/Issued At: .*/, `Issued At: ${minutes(-1)}`),
    ],
    [
      'the end',
      'wrong-signature',
      ({ message }) => message.replace(/Expiration Time: .*/, `Expiration Time: ${minutes(50)}`),
    ],
    [
      'the beginning',
      'wrong-signature',
      ({ message }) => message.replace(/Not Before: .*/, `Not Before: ${minutes(-50)}`),
    ],
    ['the request', 'wrong-signature', ({ message }) => message.replace('seven', 'eight')],
    ['the resources', 'wrong-signature', ({ message }) => message.replace('one.example', 'two.example')],
    [
      'the end of a line',
      'malformed-message',
      ({ message }) => message.replace('Welcome!\n', 'Welcome!\r\n'),
    ],
    ['a line more', 'malformed-message', ({ message }) => `${message}\nand more`],
    ['a space more', 'malformed-message', ({ message }) => `${message} `],
    ['another kind of account', 'malformed-message', ({ message }) => message.replace('Solana', 'Ethereum')],
    [
      'an address of 31 bytes',
      'malformed-message',
      ({ message }) => message.replace(alice.address, base58(new Uint8Array(31).fill(9))),
    ],
  ])('%s', async (_, code, change) => {
    const signed = await sign(all)
    const message = change(signed)
    expect(message).not.toBe(signed.message)
    expect(await codeOf({ ...signed, message })).toBe(code)
  })

  test.each<[string, (signed: Signed) => string]>([
    ['of another key', () => base58(new Uint8Array(64).fill(1))],
    ['in hexadecimal', () => `0x${'11'.repeat(64)}`],
    ['of 63 bytes', () => base58(new Uint8Array(63).fill(1))],
    ['of 65 bytes', ({ signature }) => `1${signature}`],
    ['of nothing', () => ''],
  ])('a signature %s', async (_, change) => {
    const signed = await sign({})
    expect(await codeOf({ ...signed, signature: change(signed) })).toBe('wrong-signature')
  })

  test('the signature of another account of the wallet', async () => {
    const signed = await sign({}, bob)
    const message = signed.message.replace(bob.address, alice.address)
    expect(await codeOf({ ...signed, message })).toBe('wrong-signature')
  })
})

test('a nonce is spent by the first attempt, also by a malformed message', async () => {
  const signed = await sign({})
  expect(await codeOf({ ...signed, signature: '' })).toBe('wrong-signature')
  expect(await codeOf(signed)).toBe('unknown-nonce')
  const malformed = await sign({})
  expect(await codeOf({ ...malformed, message: `${malformed.message} ` })).toBe('malformed-message')
  expect(await codeOf(malformed)).toBe('unknown-nonce')
})
