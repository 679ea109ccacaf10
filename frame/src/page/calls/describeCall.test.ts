import { type Address, encodeFunctionData, erc20Abi, erc721Abi, type Hex, maxUint256, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { ChainClient } from '../smartAccount/createChainClient.ts'
import { en as texts } from '../texts/en.ts'
import { describeCall } from './describeCall.ts'
import { createTokenReader } from './readToken.ts'

const token: Address = '0x1111111111111111111111111111111111119999'
const spender: Address = '0x3333333333333333333333333333333333338888'
const own: Address = '0x2222222222222222222222222222222222222222'
const coin = { symbol: 'ETH', decimals: 18 }

/** Of a token that says this of itself. */
function readerOf(symbol: unknown = 'TKN', decimals: unknown = 6) {
  const client = {
    readContract: async ({ functionName }: { readonly functionName: string }) => {
      const reply = functionName === 'symbol' ? symbol : decimals
      if (reply instanceof Error) throw reply
      return reply
    },
  }
  return createTokenReader(client as unknown as ChainClient, coin, texts)
}

const describeData = (data: Hex, value = 0n, readToken = readerOf()) =>
  describeCall({ to: token, value, data }, { coin, readToken, texts })

const increase = parseAbi(['function increaseAllowance(address spender, uint256 amount)'])
const erc1155 = parseAbi(['function safeTransferFrom(address, address, uint256, uint256, bytes)'])

// T5
describe('calls that give something away, or allow others to take it', () => {
  test.each<[string, Hex, readonly (readonly [string, string])[]]>([
    [
      'transfer',
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [spender, 1_500_000n] }),
      [
        ['Sends', '1.5 TKN'],
        ['To', spender],
        ['Token', token],
      ],
    ],
    [
      'transferFrom',
      encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [own, spender, 1n] }),
      [
        ['Moves', '0.000001 TKN'],
        ['From', own],
        ['To', spender],
        ['Token', token],
      ],
    ],
    [
      'approve',
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 2_000_000n] }),
      [
        ['Allows', spender],
        ['To spend', '2 TKN'],
        ['Token', token],
      ],
    ],
    [
      'approve without limit',
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] }),
      [
        ['Allows', spender],
        ['To spend', 'all your TKN, without limit'],
        ['Token', token],
      ],
    ],
    [
      'approve of nearly everything, as without limit',
      encodeFunctionData({ abi: increase, args: [spender, maxUint256 / 2n] }),
      [
        ['Allows', spender],
        ['To spend', 'all your TKN, without limit'],
        ['Token', token],
      ],
    ],
    [
      'setApprovalForAll',
      encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [spender, true] }),
      [
        ['Allows', spender],
        ['To move', 'all your items of the collection'],
        ['Collection', token],
      ],
    ],
    [
      'the end of it',
      encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [spender, false] }),
      [
        ['No longer allows', spender],
        ['To move', 'all your items of the collection'],
        ['Collection', token],
      ],
    ],
    [
      'an item',
      encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [own, spender, 7n] }),
      [
        ['Sends item', '7'],
        ['From', own],
        ['To', spender],
        ['Collection', token],
      ],
    ],
    [
      'several of an item',
      encodeFunctionData({ abi: erc1155, args: [own, spender, 7n, 3n, '0x'] }),
      [
        ['Sends item', '7, 3 of it'],
        ['From', own],
        ['To', spender],
        ['Collection', token],
      ],
    ],
  ])('%s', async (_, data, facts) => {
    expect(await describeData(data)).toEqual({ facts, isUnderstood: true })
    // Coins that go with it are not left out.
    expect((await describeData(data, 10n ** 18n)).facts).toEqual([['Sends', '1 ETH'], ...facts])
  })

  test('others are called unknown, and so is one that is cut off', async () => {
    const cut = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 1n] }).slice(
      0,
      -2,
    )
    for (const data of ['0xd505accf', cut, '0x12', '0x095ea7b3'] as const)
      expect(await describeData(data as Hex, 1n)).toEqual({
        facts: [
          ['Sends', '0.000000000000000001 ETH'],
          ['Calls', token],
          ['Function', `${data.slice(0, 10)}, not known here`],
        ],
        isUnderstood: false,
      })
  })
})

// T7
test.each([
  ['USDC <a href="https://evil.example">', 'USDC <a hre…'],
  ['https://evil.example/claim', 'https://evi…'],
  ['\u202eCDSU', 'CDSU'],
  ['US\u200bDC\u0000\n', 'US DC'],
])('a token that calls itself %j is one line of text, beside its address', async (symbol, shown) => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [spender, 1_000_000n] })
  expect((await describeData(data, 0n, readerOf(symbol))).facts).toEqual([
    ['Sends', `1 ${shown}`],
    ['To', spender],
    ['Token', token],
  ])
})

// T22
test.each<[unknown, unknown]>([
  [new Error('no symbol'), 6],
  ['TKN', new Error('no decimals')],
  [1, 6],
  ['TKN', '6'],
])(
  'amounts of a token that does not say how it is written are in its smallest unit: %s, %s',
  async (...says) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [spender, 1_500_000n] })
    const { facts } = await describeData(data, 0n, readerOf(...says))
    expect(facts[0]).toEqual(['Sends', `1500000 units of ${token}`])
  },
)
