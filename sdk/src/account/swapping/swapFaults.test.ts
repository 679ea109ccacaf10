import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { canSwap } from './canSwap.ts'
import { getSwapQuote } from './getSwapQuote.ts'
import { getSwapTokens } from './getSwapTokens.ts'
import { amount, coin, dai, daiAddress, swapKit, usdc, usdcAddress } from './swapServices.test.helper.ts'
import { tokenPriceQueryOptions } from './tokenPriceQueryOptions.ts'

const id = (address: string) => `eip155:1:${address}`
const coinId = id(`0x${'ee'.repeat(20)}`)

// F1, F3, F4
describe('a service that swaps', () => {
  it.each([
    ['is down', HttpResponse.text('', { status: 500 }), 'SERVICE_UNAVAILABLE'],
    [
      'replies with something else',
      HttpResponse.json({ quotes: [{ toAmount: 5 }] }),
      'SERVICE_REPLY_INVALID',
    ],
    [
      'replies with an amount that is none',
      HttpResponse.json({
        quotes: [
          { fromAmount: '1e6', fromAccount: id(usdcAddress), toAmount: '0x5', toAccount: id(daiAddress) },
        ],
      }),
      'SERVICE_REPLY_INVALID',
    ],
    ['replies with a page', HttpResponse.html('<p>'), 'SERVICE_REPLY_INVALID'],
  ])('fails a quote when it %s', async (_, reply, code) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
    try {
      const { kit } = await swapKit({ isConnected: false, replies: { quotes: reply } })
      await expect(getSwapQuote(kit, { from: usdc, to: dai, amount })).rejects.toMatchObject({ code })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('tokens that can be swapped', () => {
  // T7, T14
  it('are those of the network, cleaned, each once, its own coin first', async () => {
    const entry = (address: string, symbol: string, more: object = {}) => ({
      name: `${symbol} coin`,
      symbol,
      address,
      decimals: 6,
      logoUri: null,
      ...more,
    })
    const tokens = [
      entry(id(usdcAddress.toUpperCase().replace('0X', '0x')), 'USDC'),
      entry(id(usdcAddress), 'USDC again'),
      entry('eip155:137:0x6b175474e89094c44da98b954eedeac495271d0f', 'AWAY'),
      entry(id(daiAddress), '\u202eDAI', { logoUri: 'https://spy.example/dai.png' }),
      entry(coinId, 'FAKE', { decimals: 2 }),
    ]
    const { kit } = await swapKit({ isConnected: false, replies: { tokens: { tokens } } })
    expect(await getSwapTokens(kit)).toEqual([
      { caipNetworkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
      { caipNetworkId: 'eip155:1', address: daiAddress, name: 'DAI coin', symbol: 'DAI', decimals: 6 },
      { caipNetworkId: 'eip155:1', address: usdcAddress, name: 'USDC coin', symbol: 'USDC', decimals: 6 },
    ])
  })

  it('are none where the kit, or the service, has no swaps', async () => {
    const { kit } = await swapKit({
      isConnected: false,
      replies: { 'supported-chains': { http: [], ws: [] } },
    })
    await expect(getSwapTokens(kit)).rejects.toMatchObject({ code: 'SWAP_NETWORK_UNSUPPORTED' })
    await expect(getSwapTokens(kit, { caipNetworkId: 'eip155:5' })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })
})

describe('the price of a token', () => {
  it.each([
    ['of another token', { address: id(daiAddress), symbol: 'USDC', price: 5 }, null],
    ['of the token', { address: id(usdcAddress), symbol: 'USDC', price: 0.999957504 }, '0.999957504'],
    ['without an address', { symbol: 'usdc', price: 1e-7 }, '0.0000001'],
    ['of nothing', { address: id(usdcAddress), symbol: 'USDC', price: 0 }, null],
  ])('%s', async (_, fungible, price) => {
    const { kit } = await swapKit({
      isConnected: false,
      replies: { price: { fungibles: [{ name: 'x', ...fungible }] } },
    })
    expect(await getQueryClient(kit).fetchQuery(tokenPriceQueryOptions(kit, { token: usdc }))).toBe(price)
  })
})

it('is offered where the feature, the service and the network have it', async () => {
  const { kit } = await swapKit({ isConnected: false })
  expect(canSwap(kit)).toBe(true)
  expect(canSwap(kit, { caipNetworkId: 'eip155:11155111' })).toBe(false)
  expect(canSwap(kit, { caipNetworkId: coin.caipNetworkId })).toBe(true)
  kit.updateFeatures({ swaps: false })
  expect(canSwap(kit)).toBe(false)
})
