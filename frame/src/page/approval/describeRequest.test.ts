import { getBase58Decoder } from '@solana/kit'
import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { en as texts } from '../texts/en.ts'
import { describeRequest } from './describeRequest.ts'

const config = {
  origins: [],
  keeper: 'https://keeper.example',
  chains: [
    {
      chainId: 1,
      name: 'Ethereum',
      nativeCurrency: { symbol: 'ETH', decimals: 18 },
    },
    {
      chainId: 137,
      name: 'Polygon',
      nativeCurrency: { symbol: 'POL', decimals: 18 },
    },
  ],
}
const describe = (method: string, params: unknown, chainId: number | string = 1) =>
  describeRequest({ method, params, chainId, config, texts })

test('a message, in plain text or in hexadecimal', () => {
  expect(describe('personal_sign', [stringToHex('Grüße'), '0xA'])).toEqual({
    title: 'Sign a message',
    asksFor: 'a signature',
    facts: [['Account', '0xA']],
    sections: [{ heading: 'Message', text: 'Grüße' }],
  })
  expect(describe('personal_sign', ['0xff', '0xA']).sections).toEqual([{ heading: 'Message', text: '0xff' }])
})

// T8
test('a message that signs in, by the site that it is for', () => {
  const text = 'shop.example wants you to sign in with your Ethereum account:\n0xA\n'
  const of = (hostOrigin: string, scheme = '') => {
    const params = [stringToHex(scheme + text), '0xA']
    return describeRequest({ method: 'personal_sign', params, chainId: 1, config, hostOrigin, texts })
  }
  expect(of('https://shop.example')).toMatchObject({
    title: 'Sign in to shop.example',
    facts: [['Account', '0xA']],
    sections: [{ text }],
  })
  expect(of('https://shop.example', 'https://')).toMatchObject({
    title: 'Sign in to shop.example',
    facts: [['Account', '0xA']],
  })
  const warning = ['Warning', 'This message is for another site.', 'warning']
  expect(of('https://shop.example.evil.example').facts).toContainEqual(warning)
  expect(of('https://shop.example', 'http://').facts).toContainEqual(warning)
})

test('typed data, with its domain', () => {
  const typedData = {
    primaryType: 'Permit',
    domain: { name: 'USDC', verifyingContract: '0xC', chainId: 137 },
    message: { spender: '0xB' },
  }
  expect(describe('eth_signTypedData_v4', ['0xA', JSON.stringify(typedData)])).toEqual({
    title: 'Sign typed data',
    asksFor: 'a signature',
    facts: [
      ['Account', '0xA'],
      ['Type', 'Permit'],
      ['For', 'USDC'],
      ['Contract', '0xC'],
      ['Chain id', '137'],
    ],
    sections: [{ heading: 'Data', text: '{\n  "spender": "0xB"\n}' }],
  })
})

test('a transaction, with its value in coins of the chain', () => {
  const transaction = { from: '0xA', to: '0xB', value: '0x6f05b59d3b20000', data: '0x1234' }
  expect(describe('eth_sendTransaction', [transaction], 137)).toEqual({
    title: 'Send a transaction',
    asksFor: 'a transaction',
    facts: [
      ['Account', '0xA'],
      ['Network', 'Polygon'],
      ['To', '0xB'],
      ['Value', '0.5 POL'],
    ],
    sections: [{ heading: 'Data', text: '0x1234' }],
  })
})

test('each call of a bundle, on the network that it names', () => {
  const calls = [
    { to: '0xB', value: '1000000000000000000' },
    { to: '0xC', data: '0x12' },
  ]
  const description = describe('wallet_sendCalls', [{ chainId: '0x89', calls }])
  expect(description.title).toBe('Send 2 transactions')
  expect(description.asksFor).toBe('multiple transactions')
  expect(description.facts).toEqual([['Network', 'Polygon']])
  expect(description.sections).toEqual([
    {
      heading: 'Transaction 1',
      facts: [
        ['To', '0xB'],
        ['Value', '1 POL'],
      ],
    },
    {
      heading: 'Transaction 2',
      facts: [
        ['To', '0xC'],
        ['Value', '0 POL'],
      ],
    },
    { heading: 'Data', text: '0x12' },
  ])
})

test('a message on Solana', () => {
  const message = getBase58Decoder().decode(new TextEncoder().encode('hello'))
  expect(describe('solana_signMessage', { message, pubkey: 'A' }).sections).toEqual([
    { heading: 'Message', text: 'hello' },
  ])
})

test.each([
  ['eth_sendTransaction', [{ value: 'nonsense' }]],
  ['solana_signTransaction', { transaction: 'nonsense' }],
  ['wallet_sendCalls', [{}]],
  ['eth_signTypedData_v4', ['0xA', '{']],
])('%s that cannot be read is shown as received', (method, params) => {
  expect(describe(method, params)).toEqual({
    title: 'Approve a request that cannot be read',
    asksFor: 'an approval',
    facts: [['Method', method]],
    sections: [{ heading: 'Parameters', text: JSON.stringify(params, null, 2) }],
  })
})
