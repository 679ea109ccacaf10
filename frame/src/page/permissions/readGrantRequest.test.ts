import { encodeAbiParameters, type Hex, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { delegationManagerAddress, entryPointAddress } from '../../smartAccounts/accountAddresses.ts'
import { readGrantRequest } from './readGrantRequest.ts'

const account = '0x1111111111111111111111111111111111111111'
const delegate = '0x2222222222222222222222222222222222222222'
const shop = '0x3333333333333333333333333333333333333333'
const now = 1_800_000_000
const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)

const mint = {
  type: 'function',
  name: 'mint',
  inputs: [
    { name: 'to', type: 'address' },
    { name: 'count', type: 'uint256' },
  ],
}
const call = (functions: readonly unknown[], others: object = {}) => ({
  type: 'contract-call',
  data: { address: shop, abi: [mint], functions, ...others },
})
const request = (others: object = {}) => ({
  chainId: '0x89',
  address: account,
  expiry: now + 60,
  signer: { type: 'account', data: { address: delegate } },
  permissions: [call([{ functionName: 'mint' }])],
  policies: [],
  ...others,
})
const read = (asked: unknown) => readGrantRequest(asked, { account, activeChain: 1, now })

test('functions of a contract, with the value of an argument and the number of calls', () => {
  const args = [null, { operator: 'EQUAL', value: '0x7' }]
  const policies = [{ type: 'call-limit', data: { count: 3 } }]
  const permissions = [call([{ functionName: 'mint', args, valueLimit: '0x5' }])]
  const { chainId, permission, signatures, ...others } = read([request({ policies, permissions })])
  expect(permission).toEqual({
    action: {
      type: 'contract-call',
      contract: shop,
      selectors: [toFunctionSelector('function mint(address,uint256)')],
      valueLimit: 5n,
      fixedWords: [{ position: 1, word: encodeAbiParameters([{ type: 'uint256' }], [7n]) }],
    },
    expiry: now + 60,
    calls: 3n,
  })
  expect([chainId, signatures, others.delegate, others.mayPay]).toEqual([
    137,
    ['mint(address,uint256)'],
    delegate,
    true,
  ])
})

test('several functions, and no coins where none are asked for', () => {
  const permissions = [call([{ functionName: 'mint' }, { functionName: 'burn(uint256)' }])]
  const { permission, chainId } = read(request({ permissions, chainId: undefined }))
  expect(chainId).toBe(1)
  expect(permission).toMatchObject({ action: { valueLimit: 0n, fixedWords: [] } })
  expect(permission).not.toHaveProperty('calls')
})

test.each<[string, object]>([
  ['an account', { type: 'account', data: { address: key.address.toLowerCase() } }],
  ['a key', { type: 'key', data: { type: 'secp256k1', publicKey: key.publicKey } }],
  [
    'a key in a list',
    { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: compressed(key.publicKey) }] } },
  ],
])('the signer is %s', (_, signer) => {
  expect(read(request({ signer })).delegate).toBe(key.address)
})

test('allowances of tokens and of coins', () => {
  const tokens = { type: 'erc20-token-transfer', data: { address: shop, allowance: '0x10' } }
  const coins = { type: 'native-token-transfer', data: { allowance: '10' }, required: true }
  expect(read(request({ permissions: [tokens] })).permission.action).toEqual({
    type: 'erc20-token-transfer',
    token: shop,
    allowance: 16n,
  })
  expect(read(request({ permissions: [coins] })).permission.action).toEqual({
    type: 'native-token-transfer',
    allowance: 10n,
  })
})

const refusals: readonly [name: string, others: object, reason: string][] = [
  ['another account', { address: delegate }, 'no account'],
  ['another sender', { from: delegate }, 'no account'],
  ['a limit that is not known', { rules: [] }, 'cannot be enforced: rules'],
  ['a start', { start: now }, 'cannot be enforced: start'],
  ['no expiry', { expiry: undefined }, 'whole seconds'],
  ['an expiry that is over', { expiry: now }, 'is over'],
  ['an expiry in milliseconds', { expiry: now * 1_000 }, 'one year'],
  ['an expiry as text', { expiry: `${now + 60}` }, 'whole seconds'],
  ['no permissions', { permissions: [] }, 'must be an object'],
  ['several permissions', { permissions: [call([{ functionName: 'mint' }]), call([])] }, 'one at a time'],
  ['an unknown permission', { permissions: [{ type: 'sudo', data: {} }] }, 'kind sudo'],
  ['a limit of a permission', { permissions: [{ ...call([]), until: 1 }] }, 'cannot be enforced: until'],
  ['a limit of its data', { permissions: [call([], { limit: 1 })] }, 'cannot be enforced: limit'],
  ['every function', { permissions: [call([])] }, 'must name the functions'],
  ['no functions', { permissions: [call(undefined as never)] }, 'must be an array'],
  ['an unknown function', { permissions: [call([{ functionName: 'burn' }])] }, 'no function burn'],
  ['no name', { permissions: [call([{}])] }, 'must be a string'],
  ['no signature', { permissions: [call([{ functionName: 'mint(' }])] }, 'not the signature'],
  [
    'a name of two functions',
    {
      permissions: [call([{ functionName: 'mint' }], { abi: [mint, { ...mint, inputs: [] }] })],
    },
    'several functions',
  ],
  [
    'a structure before the condition',
    {
      permissions: [
        call([
          {
            functionName: 'pay((uint256,uint256),address)',
            args: [null, { operator: 'EQUAL', value: shop }],
          },
        ]),
      ],
    },
    'condition of address',
  ],
  [
    'a condition of a text',
    { permissions: [call([{ functionName: 'say(string)', args: [{ operator: 'EQUAL', value: 'a' }] }])] },
    'condition of string',
  ],
  [
    'a condition that is no equality',
    { permissions: [call([{ functionName: 'mint', args: [{ operator: 'LESS_THAN', value: 1 }] }])] },
    'LESS_THAN',
  ],
  [
    'a value of another type',
    { permissions: [call([{ functionName: 'mint', args: [{ operator: 'EQUAL', value: 'bob' }] }])] },
    'no address',
  ],
  [
    'more conditions than arguments',
    { permissions: [call([{ functionName: 'mint', args: [null, null, { operator: 'EQUAL', value: 1 }] }])] },
    'more entries',
  ],
  [
    'foreign code',
    { permissions: [call([{ functionName: 'mint', operation: 'delegatecall' }])] },
    'plain calls',
  ],
  ['a limit of a function', { permissions: [call([{ functionName: 'mint', rate: 1 }])] }, 'rate'],
  [
    'two functions with limits of their own',
    {
      permissions: [call([{ functionName: 'mint', valueLimit: '0x5' }, { functionName: 'burn(uint256)' }])],
    },
    'limits of their own',
  ],
  ['the account itself', { permissions: [call([{ functionName: 'mint' }], { address: account })] }, 'govern'],
  [
    'the manager of permissions',
    { permissions: [call([{ functionName: 'mint' }], { address: delegationManagerAddress.toLowerCase() })] },
    'govern',
  ],
  [
    'the entry point',
    { permissions: [{ type: 'erc20-token-transfer', data: { address: entryPointAddress, allowance: 1 } }] },
    'govern',
  ],
  [
    'no contract',
    { permissions: [call([{ functionName: 'mint' }], { address: '0x12' })] },
    'address of a contract',
  ],
  [
    'no amount',
    { permissions: [{ type: 'native-token-transfer', data: { allowance: '0x0' } }] },
    'more than 0',
  ],
  [
    'a negative amount',
    { permissions: [{ type: 'native-token-transfer', data: { allowance: '-1' } }] },
    'whole number',
  ],
  ['a rate', { policies: [{ type: 'rate-limit', data: { count: 1, interval: 60 } }] }, 'rate-limit'],
  ['an unknown limit of calls', { policies: [{ type: 'call-limit', data: { count: 1, per: 60 } }] }, 'per'],
  [
    'calls with two counts',
    { policies: [{ type: 'call-limit', data: { count: 1, limit: 2 } }] },
    'one count',
  ],
  [
    'two limits of calls',
    {
      policies: [
        { type: 'call-limit', data: { count: 9 } },
        { type: 'call-limit', data: { count: 1 } },
      ],
    },
    'not several',
  ],
  [
    'a limit that was lost on the way',
    { policies: [undefined, { type: 'call-limit', data: { count: 1 } }] },
    'must be an object',
  ],
  [
    'a condition that was lost on the way',
    { permissions: [call([{ functionName: 'mint', args: [undefined, null] }])] },
    'must be an object',
  ],
  [
    'anybody',
    { signer: { type: 'account', data: { address: '0x0000000000000000000000000000000000000A11' } } },
    'one account',
  ],
  ['nobody', { signer: { type: 'account', data: { address: `0x${'00'.repeat(20)}` } } }, 'one account'],
  ['a signer that is none', { signer: { type: 'wallet' } }, 'account or a key'],
  ['no address', { signer: { type: 'account', data: { address: 'bob' } } }, 'must be an address'],
  [
    'two keys',
    {
      signer: {
        type: 'keys',
        data: {
          keys: [
            { type: 'secp256k1', publicKey: key.publicKey },
            { type: 'secp256k1', publicKey: key.publicKey },
          ],
        },
      },
    },
    'Several keys',
  ],
  [
    'a key of another curve',
    { signer: { type: 'key', data: { type: 'secp256r1', publicKey: key.publicKey } } },
    'secp256k1',
  ],
  [
    'no point',
    { signer: { type: 'key', data: { type: 'secp256k1', publicKey: `0x02${'00'.repeat(31)}05` } } },
    'public key',
  ],
]

// T20
test.each(refusals)('%s is refused, not granted wider', (_, others, reason) => {
  expect(() => read([request(others)])).toThrow(reason)
})

test('several requests are refused', () => {
  expect(() => read([request(), request()])).toThrow('one at a time')
  expect(() => read([])).toThrow('one at a time')
})

function compressed(publicKey: Hex): Hex {
  const isOdd = BigInt(`0x${publicKey.slice(-2)}`) % 2n === 1n
  return `0x${isOdd ? '03' : '02'}${publicKey.slice(4, 68)}`
}
