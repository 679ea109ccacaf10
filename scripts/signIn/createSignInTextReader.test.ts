import { describe, expect, it } from 'vitest'
import { createSignInTextReader } from './createSignInTextReader.ts'

const evm = createSignInTextReader({
  hasScheme: true,
  blockchain: 'Ethereum',
  address: '0x[0-9a-f]{40}',
  chainId: '[1-9]\\d*',
  emptyLines: 2,
  isAddress: (address) => !address.endsWith('0'),
})
const solana = createSignInTextReader({
  hasScheme: false,
  blockchain: 'Solana',
  address: '[1-9A-HJ-NP-Za-km-z]{32,44}',
  chainId: 'mainnet',
  emptyLines: 1,
})

const address = `0x${'a'.repeat(40)}`
const beginning = `shop.example wants you to sign in with your Ethereum account:\n${address}\n`
const fields = [
  'URI: https://shop.example/login',
  'Version: 1',
  'Chain ID: 1',
  'Nonce: abcdefgh',
  'Issued At: 2026-01-01T00:00:00Z',
].join('\n')
const optional = [
  'Expiration Time: 2026-01-02T00:00:00Z',
  'Not Before: 2026-01-01T00:00:00.5+01:00',
  'Request ID: a%20b',
  'Resources:',
  '- https://shop.example/terms',
  '- ipfs://two',
].join('\n')
const full = `${beginning}\nHello, für 0 €\n\n${fields}\n${optional}`

// T8
describe('a text by the grammar of EIP-4361', () => {
  it('is read with all its fields', () => {
    expect(evm(full)).toEqual({
      ok: true,
      fields: {
        domain: 'shop.example',
        address,
        statement: 'Hello, für 0 €',
        uri: 'https://shop.example/login',
        version: '1',
        chainId: '1',
        nonce: 'abcdefgh',
        issuedAt: '2026-01-01T00:00:00Z',
        expirationTime: '2026-01-02T00:00:00Z',
        notBefore: '2026-01-01T00:00:00.5+01:00',
        requestId: 'a%20b',
        resources: ['https://shop.example/terms', 'ipfs://two'],
      },
    })
  })

  it.each([
    ['without a statement', `${beginning}\n\n${fields}`, undefined],
    ['with an empty statement, as the package siwe writes it', `${beginning}\n\n\n${fields}`, ''],
    ['with a statement like a field', `${beginning}\nNonce: 12345678\n\n${fields}`, 'Nonce: 12345678'],
    ['with an empty list and identifier', `${beginning}\n\n${fields}\nRequest ID: \nResources:`, undefined],
  ])('is read %s', (_, text, statement) => {
    expect(evm(text)).toMatchObject({ ok: true, fields: statement === undefined ? {} : { statement } })
  })

  it('is read twice alike', () => {
    expect(evm(full)).toEqual(evm(full))
  })

  it.each<[string, string | RegExp, string]>([
    ['length', 'Hello', 'x'.repeat(8_192)],
    ['first line', 'shop.example', 'me@shop.example'],
    ['first line', 'Ethereum', 'Bitcoin'],
    ['address', address, '0x12'],
    ['address', address, `0x${'0'.repeat(40)}`],
    ['statement', '\nHello, für 0 €\n\n', '\n'],
    ['statement', 'Hello', 'Hel\nlo'],
    ['statement', 'Hello', 'Hel\u202elo'],
    ['URI', /URI: .*\n/, ''],
    ['URI', 'https://shop.example/login', 'https://shop.example/a b'],
    ['URI', 'https://shop.example/login', 'https://'],
    ['version', 'Version: 1', 'Version: 10'],
    ['version', /(Version: 1)\n(Chain ID: 1)/, '$2\n$1'],
    ['chain ID', 'Chain ID: 1', 'Chain ID: one'],
    ['nonce', 'abcdefgh', 'abcdefg'],
    ['time of issue', 'Issued At: 2026-01-01', 'Issued At: 2026-02-30'],
    ['expiration time', '2026-01-02T00', '2026-01-02T25'],
    ['not before', /Not Before: .*/, 'Not Before: tomorrow'],
    ['request ID', 'a%20b', 'a b'],
    ['resources', '- ipfs://two', '- two'],
    ['resources', 'ipfs://two', 'https://'],
    ['end', /$/, '\n'],
    ['end', /$/, '\nAmount: 7'],
  ])('is refused for its %s: %s, %s', (wrong, from, to) => {
    const text = full.replace(from, to)
    expect(text).not.toBe(full)
    expect(evm(text)).toEqual({ ok: false, wrong })
  })
})

// T8
it('a text of Sign-In With Solana has one empty line where there is no statement, and no scheme', () => {
  const account = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
  const first = `shop.example wants you to sign in with your Solana account:\n${account}\n`
  const own = fields.replace('Chain ID: 1', 'Chain ID: mainnet')
  expect(solana(`${first}\n${own}`)).toMatchObject({ ok: true, fields: { address: account } })
  expect(solana(`${first}\nHello\n\n${own}`)).toMatchObject({ ok: true, fields: { statement: 'Hello' } })
  expect(solana(`${first}\n\n${own}`)).toEqual({ ok: false, wrong: 'statement' })
  expect(solana(`https://${first}\n${own}`)).toEqual({ ok: false, wrong: 'first line' })
})
