import { createSignInMessageText } from '@solana/wallet-standard-util'
import { SiweMessage } from 'siwe'
import { getAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { readVectors } from '../testing/readVectors.test.helper.ts'
import { isEvmSignature } from '../verification/isEvmSignature.ts'
import { isSolanaSignature } from '../verification/isSolanaSignature.ts'
import { verifySignIn } from '../verification/verifySignIn.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'

type Fields = Readonly<Record<string, unknown>>
const positive = readVectors<Record<string, { message: string; fields: Fields }>>(
  'siwe/parsing_positive.json',
)
const negative = readVectors<Record<string, string>>('siwe/parsing_negative.json')
const examples = readVectors<{ valid_messages: string[] }>('siwe/erc4361_examples.json')
const accepted = readVectors<Record<string, Fields>>('siwe/verification_positive.json')
const refused = readVectors<Record<string, Fields>>('siwe/verification_negative.json')
const solana = readVectors<{
  text: string
  signed: { address: string; params: { uri: string }; signature_base58: string }
}>('siws/caip122_solana.json')
const walletStandard = readVectors<{
  cases: { name: string; parsed: Record<string, string>; text: string }[]
}>('siws/wallet_standard_messages.json')
const ceramic = readVectors<{
  params: Fields & { address: string }
  outputs: Record<string, string>
  ocap_signer: string
}>('siwe/ceramic_messages.json')
const cases = readVectors<{
  message: Fields
  cases: {
    name: string
    expect: Record<string, string>
    overrides: Record<string, string | null>
    valid: boolean
  }[]
}>('siwe/viem_validate_cases.json')

describe.skipIf(!positive || !negative || !examples)('messages of EIP-4361', () => {
  test.each(Object.entries(positive ?? {}))('%s', (name, { message, fields }) => {
    // A user before the host is how pages pretend to be others.
    if (name.includes('userinfo')) return expect(parseSignInMessage(message)).toBeUndefined()
    const time = (value: unknown) => (value === undefined ? undefined : new Date(String(value)))
    expect(parseSignInMessage(message)).toEqual({
      namespace: 'eip155',
      address: fields.address,
      scheme: fields.scheme ?? undefined,
      domain: fields.domain,
      uri: fields.uri,
      chainId: `eip155:${fields.chainId}`,
      nonce: fields.nonce,
      issuedAt: time(fields.issuedAt),
      notBefore: time(fields.notBefore),
      expirationTime: time(fields.expirationTime),
    })
  })

  test.each(Object.entries(negative ?? {}))('%s is refused', (_, message) => {
    expect(parseSignInMessage(message)).toBeUndefined()
  })

  test('the examples of the standard', () => {
    for (const message of examples?.valid_messages ?? []) expect(parseSignInMessage(message)).toBeDefined()
  })
})

/** Further inputs of a verifier in the vectors, besides the message and its signature. */
interface Inputs {
  readonly time?: string
  readonly domainBinding?: string
  readonly matchNonce?: string
  readonly scheme?: string
}

/** Verifies a vector on its own site, at its own time and with its own nonce, unless it names others. */
function verify({
  signature,
  time,
  domainBinding,
  matchNonce,
  scheme = 'https',
  ...fields
}: Fields & Inputs) {
  const issuedAt = new Date(String(fields.issuedAt))
  const nonces = {
    create: () => Promise.reject(new Error('not used')),
    spend: async (nonce: string) => ((matchNonce ?? fields.nonce) === nonce ? issuedAt : undefined),
  }
  return verifySignIn(
    { networks: [{ id: 'eip155:1' }], nonces },
    {
      message: printLeniently(fields),
      signature: String(signature),
      browser: 'one',
      origin: `${scheme}://${domainBinding ?? fields.domain}`,
      now: time === undefined ? new Date() : new Date(time),
    },
  )
}

/** By hand: the library refuses to print the invalid ones. */
function printLeniently(fields: Fields): string {
  const line = (name: string, value: unknown) => (value === undefined ? '' : `\n${name}: ${value}`)
  return [
    `${fields.domain} wants you to sign in with your Ethereum account:\n${fields.address}\n\n`,
    fields.statement === undefined ? '' : `${fields.statement}\n`,
    line('URI', fields.uri),
    line('Version', fields.version),
    line('Chain ID', fields.chainId),
    line('Nonce', fields.nonce),
    line('Issued At', fields.issuedAt),
    line('Expiration Time', fields.expirationTime),
    line('Not Before', fields.notBefore),
  ].join('')
}

describe.skipIf(!accepted || !refused)('verification of signed messages', () => {
  // Stricter than the library, on purpose: a message is used after it was issued, on the page that it names.
  const deviations: Record<string, string> = {
    'expired message': 'not-yet-valid',
    'recovery byte starting at 0': 'wrong-uri',
  }

  test.each(Object.entries(accepted ?? {}))('%s', async (name, vector) => {
    const { signature, time, ...fields } = vector
    const message = printLeniently(fields)
    expect(message).toBe(new SiweMessage(fields).prepareMessage())
    const address = vector.address as `0x${string}`
    const isSigned = await isEvmSignature({
      address,
      message,
      signature: String(signature),
      rpcUrl: undefined,
      chainId: 1n,
    })
    expect(isSigned).toBe(true)
    const refusal = deviations[name]
    expect(await verify(vector)).toMatchObject(refusal ? { ok: false, refusal } : { ok: true, address })
  })

  // T8
  test.each(Object.entries(refused ?? {}))('%s is refused', async (name, vector) => {
    const reasons: Record<string, string> = {
      'expired message': 'expired',
      'domain binding': 'wrong-domain',
      'custom time': 'expired',
      'custom nonce': 'unknown-nonce',
      'malformed signature': 'wrong-signature',
      'wrong signature': 'wrong-signature',
      'not yet valid': 'not-yet-valid',
      'invalid issuedAt': 'malformed-message',
      'invalid notBefore': 'malformed-message',
      'invalid expirationTime': 'malformed-message',
    }
    expect(await verify(vector)).toMatchObject({ ok: false, refusal: reasons[name] })
  })
})

describe.skipIf(!cases)("cases of viem's validation", () => {
  const [account, stranger] = [generatePrivateKey(), generatePrivateKey()].map((key) =>
    privateKeyToAccount(key),
  )
  const reasons: Record<string, string> = {
    'missing address': 'malformed-message',
    'address mismatch': 'wrong-signature',
    'expected address malformed': 'wrong-signature',
    'message address malformed': 'malformed-message',
    'domain mismatch': 'wrong-domain',
    'nonce mismatch': 'unknown-nonce',
    'scheme mismatch': 'wrong-domain',
    'after expiration': 'expired',
    'unparseable expiration': 'malformed-message',
    'before notBefore': 'not-yet-valid',
    'unparseable notBefore': 'malformed-message',
  }

  // T8
  test.each(cases?.cases ?? [])('$name', async ({ name, expect: expected, overrides, valid }) => {
    const now = expected.time ?? '2024-01-15T00:00:00Z'
    const { scheme, ...changed } = overrides
    const fields = { ...cases?.message, address: account?.address, issuedAt: now, ...changed }
    const { domain } = fields as { domain?: unknown }
    const given = { ...fields, domain: scheme === undefined ? domain : `${scheme}://${domain}` }
    // Another account is expected: the message is not the signer's.
    const signer = expected.address === undefined ? account : stranger
    const message = printLeniently(given)
    const result = await verify({
      ...given,
      signature: await signer?.signMessage({ message }),
      time: now,
      domainBinding: expected.domain ?? String(domain),
      ...(expected.scheme && { scheme: expected.scheme }),
      ...(expected.nonce && { matchNonce: expected.nonce }),
    })
    expect(result).toMatchObject(valid ? { ok: true } : { ok: false, refusal: reasons[name] })
  })
})

describe.skipIf(!ceramic)('messages of CACAO', () => {
  const { params, outputs = {}, ocap_signer: signer = '' } = ceramic ?? {}
  const entries = Object.entries(outputs)
  const printed = entries.filter(([name]) => name.startsWith('Message Generation'))

  test.each(printed)(
    '%s: read with the checksum of its address, which the standard requires',
    (_, message) => {
      expect(parseSignInMessage(message)).toBeUndefined()
      const address = getAddress(params?.address ?? '')
      expect(parseSignInMessage(message.replace(/0x\w{40}/, address))).toMatchObject({
        address,
        domain: params?.domain,
        uri: params?.uri,
        chainId: `eip155:${params?.chainId}`,
        issuedAt: new Date(String(params?.issuedAt)),
      })
    },
  )

  // T8
  test('a message of version 0.1 is refused, though its account has signed it', async () => {
    const [message = '', signature = ''] = entries
      .filter(([name]) => name.startsWith('Ocap'))
      .map(([, text]) => text)
    const address = signer as `0x${string}`
    expect(await isEvmSignature({ address, message, signature, rpcUrl: undefined, chainId: 1n })).toBe(true)
    expect(parseSignInMessage(message)).toBeUndefined()
  })
})

describe.skipIf(!walletStandard)("messages of Solana's Wallet Standard", () => {
  const required = {
    uri: 'https://solana.com',
    version: '1',
    chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    nonce: '9f2c4b7a1d3e5f60',
    issuedAt: '2026-01-01T00:00:00.000Z',
  }

  // T4, T8
  test.each(walletStandard?.cases ?? [])(
    '$name: refused where a field or a single line is missing',
    ({ parsed, text }) => {
      const { domain = '', statement } = parsed
      expect(createSignInMessageText({ ...parsed, domain, address: 'A' })).toBe(text)
      expect(parseSignInMessage(text)).toBeUndefined()
      const address = solana?.signed.address ?? ''
      const complete = createSignInMessageText({ ...required, ...parsed, domain, address })
      expect(parseSignInMessage(complete)?.address).toBe(statement?.includes('\n') ? undefined : address)
    },
  )
})

describe.skipIf(!solana)('messages of Sign-In With Solana', () => {
  test('the example of CAIP-122', () => {
    expect(parseSignInMessage(solana?.text ?? '')).toMatchObject({
      namespace: 'solana',
      address: solana?.signed.address,
      uri: 'https://service.org/login',
    })
  })

  // T8
  test('its signature is that of its bytes alone', () => {
    if (!solana) return
    const { address, params, signature_base58: signature } = solana.signed
    // The signed message is the example with another URI.
    const message = solana.text.replace('https://service.org/login', params.uri)
    expect(isSolanaSignature({ address, message, signature })).toBe(true)
    expect(isSolanaSignature({ address, message: message.replace('Nonce: 3', 'Nonce: 4'), signature })).toBe(
      false,
    )
    expect(isSolanaSignature({ address, message, signature: `5${signature.slice(1)}` })).toBe(false)
  })
})
