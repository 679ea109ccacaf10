import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { validate } from '../runtime/validators/validate.ts'
import { compileContracts, httpContracts } from '../testing/compileContracts.ts'

// Limits of the services themselves: values within them are accepted, values just beyond are not.

const { load } = compileContracts(httpContracts)

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account = `eip155:1:${address}`
const hosted = (label: string) => `${label}.reown.id`
const swap = { projectId: 'local', amount: '1', from: account, to: account, userAddress: account }
const registration = { address, message: '{}', signature: '0x5c' }
const suggestions = (count: number) => ({
  suggestions: Array.from({ length: count }, (_, index) => ({
    name: hosted(`alice${index}`),
    registered: false,
  })),
})

type Case = readonly [what: string, service: string, validator: string, good: unknown, bad: unknown]

const cases: readonly Case[] = [
  ['a currency', 'data-service', 'currencySchema', 'jpy', 'chf'],
  ['an amount in base units', 'data-service', 'baseUnitsSchema', '1000000000000000000', '1e18'],
  ['an amount in whole tokens', 'data-service', 'decimalAmountSchema', '0.25', '1,5'],
  [
    'a provider of purchases',
    'data-service',
    'getHistoryQuerySchema',
    { onramp: 'coinbase' },
    { onramp: 'meld' },
  ],
  [
    'tokens to read afresh',
    'data-service',
    'getBalanceQuerySchema',
    { currency: 'usd', forceUpdate: [account] },
    { currency: 'usd', forceUpdate: [address] },
  ],
  [
    'a slippage',
    'data-service',
    'swapTransactionRequestSchema',
    { ...swap, eip155: { slippage: 1 } },
    { ...swap, eip155: { slippage: '1' } },
  ],
  [
    'tokens to price',
    'data-service',
    'tokenPriceRequestSchema',
    { projectId: 'local', currency: 'usd', addresses: [account] },
    { projectId: 'local', currency: 'usd', addresses: [] },
  ],
  [
    'an account of smart sessions',
    'data-service',
    'getSmartSessionsPathSchema',
    { address: account },
    { address },
  ],
  [
    'a country',
    'data-service',
    'getOnrampBuyOptionsQuerySchema',
    { country: 'US', subdivision: 'NY' },
    { country: 'USA' },
  ],
  ['a short name', 'name-service', 'lookupNamePathSchema', { name: hosted('abc') }, { name: hosted('ab') }],
  [
    'a long name',
    'name-service',
    'lookupNamePathSchema',
    { name: hosted('a'.repeat(64)) },
    { name: hosted('a'.repeat(65)) },
  ],
  [
    'letters of a name',
    'name-service',
    'lookupNamePathSchema',
    { name: hosted('alice-1') },
    { name: hosted('Alice') },
  ],
  [
    'parts of a name',
    'name-service',
    'lookupNamePathSchema',
    { name: hosted('alice') },
    { name: 'alice.eth' },
  ],
  ['suggestions', 'name-service', 'nameSuggestionsSchema', suggestions(5), suggestions(6)],
  [
    'a coin type',
    'name-service',
    'nameRegistrationSchema',
    { ...registration, coin_type: 0x80000001 },
    { ...registration, coin_type: -0x7fffffff },
  ],
  ['an id of a wallet', 'wallet-directory', 'walletIdSchema', 'a'.repeat(64), 'a'.repeat(63)],
  [
    'a badge',
    'wallet-directory',
    'getWalletsQuerySchema',
    { badge_type: 'certified' },
    { badge_type: 'gold' },
  ],
  [
    'a bundler',
    'rpc-proxy',
    'sendBundlerRequestQuerySchema',
    { chainId: 'eip155:1', bundler: 'https://bundler.example' },
    { chainId: 'eip155:1', bundler: 'http://127.0.0.1:4337' },
  ],
  [
    'a method of bundlers',
    'rpc-proxy',
    'bundlerMethodSchema',
    'pimlico_getUserOperationGasPrice',
    'eth_getBalance',
  ],
  ['a nonce', 'auth-session', 'createNonceReplySchema', nonce('abcd1234'), nonce('abcd123')],
]

function nonce(text: string) {
  return { nonce: text, expiresAt: '2030-01-01T00:05:00.000Z' }
}

describe.each(cases)('%s', (_, service, validator, good, bad) => {
  test('accepts values within the limits, and none beyond', async () => {
    const schema = (await load(`${service}/validators.ts`))[validator] as z.core.$ZodType
    expect(validate(schema, good)).toEqual({ ok: true, value: good })
    expect(validate(schema, bad)).toMatchObject({ ok: false })
  })
})
