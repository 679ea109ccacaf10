// @vitest-environment happy-dom
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { swaps } from '../../chains/namespaces/eip155/swaps.ts'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { approveSwap } from './approveSwap.ts'
import { getSwapQuote } from './getSwapQuote.ts'
import { reviewSwap } from './reviewSwap.ts'
import { getSentSwaps } from './sentSwaps.ts'
import { swap } from './swap.ts'
import {
  amount,
  coin,
  dai,
  daiAddress,
  encodeApprove,
  encodeSwap,
  least,
  received,
  routerAddress,
  type SwapServiceOptions,
  swapKit,
  usdc,
  usdcAddress,
  wethAddress,
} from './swapServices.test.helper.ts'

const id = (address: string) => `eip155:1:${address}`
const stranger = `0x${'66'.repeat(20)}`
const hash = (digit: string) => `0x${digit.repeat(64)}`

/** The transaction of the service for USDC to DAI, with changes. */
const built = (changes: object) => ({
  tx: {
    from: id(firstAddress),
    to: id(routerAddress),
    data: encodeSwap({ amount, least, path: [usdcAddress, daiAddress], recipient: firstAddress }),
    amount: `${received}`,
    ...changes,
  },
})
const call = { amount, least, path: [usdcAddress, daiAddress], recipient: firstAddress }
const builtWith = (changes: object) => built({ data: encodeSwap({ ...call, ...changes }) })
const givingCall = (selector: string) => `0x${selector}${'0'.repeat(128)}`
const approval = (changes: object) => ({
  tx: {
    from: id(usdcAddress),
    to: id(usdcAddress),
    data: encodeApprove(routerAddress, amount),
    value: '0',
    ...changes,
  },
})

async function review(options: SwapServiceOptions = {}, tokens = { from: usdc, to: dai }) {
  const parts = await swapKit(options)
  const quote = await getSwapQuote(parts.kit, { ...tokens, amount })
  return { ...parts, quote, reviewed: await reviewSwap(parts.kit, { quote }) }
}

// T19, T22
describe('a swap service that builds another transaction than it quoted', () => {
  it.each([
    ['another sender', built({ from: id(secondAddress) }), 'from'],
    ['another chain', built({ from: `eip155:137:${firstAddress}` }), 'from'],
    ['a target on another chain', built({ to: `eip155:137:${routerAddress}` }), 'to'],
    ['another target than the one to approve', built({ to: id(stranger) }), 'to'],
    ['the token as its target', built({ to: id(usdcAddress) }), 'to'],
    ['the account as its target', built({ to: id(firstAddress) }), 'to'],
    ['a transfer', built({ data: `0xa9059cbb${'0'.repeat(128)}` }), 'data'],
    ['an approval', built({ data: encodeApprove(stranger, amount) }), 'data'],
    ['a transfer with a call', built({ data: givingCall('4000aea0') }), 'data'],
    ['no function', built({ data: '0x' }), 'data'],
    ['another amount', builtWith({ amount: amount + 1n }), 'amount'],
    ['another receiver', builtWith({ recipient: stranger }), 'recipient'],
    ['another token to sell', builtWith({ path: [wethAddress, daiAddress] }), 'tokens'],
    ['another token to receive', builtWith({ path: [usdcAddress, wethAddress] }), 'tokens'],
    ['a lower minimum', builtWith({ least: least - 1n }), 'minimum'],
  ])('is refused for %s', async (_, reply, field) => {
    const { kit, sent } = await swapKit({ replies: { 'build-transaction': reply } })
    const quote = await getSwapQuote(kit, { from: usdc, to: dai, amount })
    await expect(reviewSwap(kit, { quote })).rejects.toMatchObject({
      code: 'SWAP_REPLY_MISMATCH',
      context: { field },
    })
    expect(sent()).toEqual([])
  })

  it.each([
    ['another token', approval({ from: id(daiAddress) }), 'from'],
    ['another target', approval({ to: id(stranger) }), 'to'],
    ['a payment', approval({ value: '1' }), 'value'],
    [
      'any amount instead of the requested one',
      approval({ data: encodeApprove(routerAddress, 2n ** 256n - 1n) }),
      'amount',
    ],
    ['another amount', approval({ data: encodeApprove(routerAddress, amount + 1n) }), 'amount'],
    ['another function', approval({ data: `0xa9059cbb${'0'.repeat(128)}` }), 'data'],
    ['data after the approval', approval({ data: `${encodeApprove(routerAddress, amount)}00` }), 'data'],
    ['the account itself', approval({ data: encodeApprove(firstAddress, amount) }), 'spender'],
  ])('is refused for an approval of %s', async (_, reply, field) => {
    const { kit, sent } = await swapKit({ replies: { 'build-approve': reply } })
    const quote = await getSwapQuote(kit, { from: usdc, to: dai, amount })
    await expect(reviewSwap(kit, { quote })).rejects.toMatchObject({
      code: 'SWAP_REPLY_MISMATCH',
      context: { field },
    })
    expect(sent()).toEqual([])
  })

  it.each([
    ['fromAccount', { fromAccount: id(daiAddress) }],
    ['toAccount', { toAccount: id(usdcAddress) }],
    ['fromAmount', { fromAmount: '1' }],
  ])('is refused for a quote with another %s', async (field, changes) => {
    const quote = {
      fromAmount: `${amount}`,
      fromAccount: id(usdcAddress),
      toAmount: '5',
      toAccount: id(daiAddress),
    }
    const { kit } = await swapKit({ replies: { quotes: { quotes: [{ ...quote, ...changes }] } } })
    await expect(getSwapQuote(kit, { from: usdc, to: dai, amount })).rejects.toMatchObject({
      code: 'SWAP_REPLY_MISMATCH',
      context: { field },
    })
  })
})

// T19, T23
describe('a swap that was run on a node', () => {
  const simulate = (simulation: NonNullable<SwapServiceOptions['simulation']>) =>
    review({ simulation, allowance: amount }).then(({ reviewed }) => reviewed)

  it('says what the account would receive', async () => {
    expect(await simulate({ before: 5n, after: 5n + received })).toMatchObject({ simulated: received })
  })

  it.each([
    ['pay less than the minimum', { before: 5n, after: 4n + least }, 'SWAP_QUOTE_CHANGED'],
    ['fail', { before: 5n, after: 5n, succeeds: false }, 'RPC_FAILED'],
    [
      'sell more than was quoted',
      { before: 5n, after: 5n + received, sold: amount + 1n },
      'SWAP_REPLY_MISMATCH',
    ],
  ])('is refused where it would %s', async (_, simulation, code) => {
    await expect(simulate(simulation)).rejects.toMatchObject({ code })
  })
})

// T19
it.each([
  ['the account', firstAddress],
  ['the token to receive', usdcAddress],
  ['nothing', `0x${'00'.repeat(20)}`],
])('a swap of the coin that pays %s is refused', async (_, target) => {
  const reply = ({ userAddress = '' }) => ({
    tx: {
      from: userAddress,
      to: id(target),
      data: encodeSwap({ ...call, path: [wethAddress, usdcAddress] }, 'sold'),
      amount: `${received}`,
    },
  })
  await expect(
    review({ replies: { 'build-transaction': reply } }, { from: coin, to: usdc }),
  ).rejects.toMatchObject({
    code: 'SWAP_REPLY_MISMATCH',
    context: { field: 'to' },
  })
})

// F35
it.each([
  ['altered', { eth_getTransactionByHash: mined(stranger) }],
  ['confirmed', { eth_getTransactionByHash: mined(routerAddress) }],
])('a swap whose transaction in the block differs or not is %s', async (status, node) => {
  const { kit, reviewed } = await review({
    node,
    allowance: amount,
    wallet: { eth_sendTransaction: hash('a') },
  })
  await swap(kit, { review: reviewed })
  await vi.waitFor(() => expect(getSentSwaps(kit).getState().list[0]?.status).toBe(status))
})

function mined(to: string) {
  return {
    hash: hash('a'),
    from: firstAddress,
    to,
    nonce: '0x1',
    value: '0x0',
    gas: '0x1',
    input: encodeSwap(call),
    blockHash: hash('b'),
    blockNumber: '0x10',
    transactionIndex: '0x0',
    type: '0x2',
  }
}

// F36
describe('a quote', () => {
  it('is the price now, with the least that may be received', async () => {
    const { kit, requests } = await swapKit()
    const quote = await getSwapQuote(kit, { from: coin, to: usdc, amount })
    expect(quote).toMatchObject({ amount, received, minimum: 1_980_000n, slippage: 1 })
    await getSwapQuote(kit, { from: coin, to: usdc, amount })
    const asked = requests.filter(({ pathname }) => pathname.endsWith('/quotes'))
    expect(asked).toHaveLength(1)
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      amount: '1000000',
      from: id(`0x${'ee'.repeat(20)}`),
      to: id(usdcAddress),
      gasPrice: '1000000000',
    })
  })

  it.each([
    ['no quote', { quotes: [] }],
    [
      'nothing to receive',
      {
        quotes: [{ fromAmount: '1', fromAccount: id(usdcAddress), toAmount: '0', toAccount: id(daiAddress) }],
      },
    ],
    ['a refusal', HttpResponse.json({ code: 'INSUFFICIENT_LIQUIDITY', message: '' }, { status: 400 })],
  ])('is an incorrect amount where the service has %s', async (_, reply) => {
    const { kit } = await swapKit({ replies: { quotes: reply } })
    await expect(getSwapQuote(kit, { from: usdc, to: dai, amount })).rejects.toMatchObject({
      code: 'SWAP_AMOUNT_INCORRECT',
    })
  })

  it('is refused for no amount, for the same token twice, and outside of the networks with swaps', async () => {
    const { kit } = await swapKit()
    await expect(getSwapQuote(kit, { from: usdc, to: dai, amount: 0n })).rejects.toMatchObject({
      code: 'AMOUNT_INVALID',
    })
    await expect(getSwapQuote(kit, { from: dai, to: dai, amount })).rejects.toMatchObject({
      code: 'SWAP_AMOUNT_INCORRECT',
    })
    await expect(getSwapQuote(kit, { from: usdc, to: dai, amount, slippage: 51 })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
    })
    const away = { ...usdc, caipNetworkId: 'eip155:137' as const }
    await expect(getSwapQuote(kit, { from: away, to: dai, amount })).rejects.toMatchObject({
      code: 'SWAP_NETWORK_UNSUPPORTED',
      message: 'Network not supported for Swaps',
    })
  })

  it('that the pools have left behind is refused before anything is sent', async () => {
    const reply = built({ amount: `${least - 1n}`, data: encodeSwap({ ...call, least: 0n }) })
    const { kit, sent } = await swapKit({ replies: { 'build-transaction': reply } })
    const quote = await getSwapQuote(kit, { from: usdc, to: dai, amount })
    await expect(reviewSwap(kit, { quote })).rejects.toMatchObject({ code: 'SWAP_QUOTE_CHANGED' })
    expect(sent()).toEqual([])
  })
})

describe('a reviewed swap', () => {
  it('says what is approved and what the network takes, and enforces the minimum', async () => {
    const { reviewed } = await review()
    expect(reviewed).toMatchObject({
      minimum: least,
      isMinimumEnforced: true,
      exchange: routerAddress,
      allowance: 0n,
      needsApproval: true,
      canBundle: false,
      isSponsored: false,
      // The limit of the service, and the approval.
      fee: (250_000n + 125_000n) * 10n ** 9n,
    })
  })

  // F9
  it('costs what publishing it on a rollup does, too', async () => {
    const dataFee = vi.spyOn(swaps, 'readDataFee').mockResolvedValue(7_000n)
    const { reviewed } = await review()
    expect(reviewed.fee).toBe((250_000n + 125_000n) * 10n ** 9n + 7_000n)
    expect(dataFee.mock.calls[0]?.[2]).toEqual(reviewed.call)
    dataFee.mockRestore()
  })

  it('costs the reset before the approval, too', async () => {
    const { reviewed } = await review({ allowance: 1n, resets: true })
    expect(reviewed.reset).toBeDefined()
    expect(reviewed.fee).toBe((250_000n + 2n * 125_000n) * 10n ** 9n)
  })

  it('needs no approval for the coin, nor where the exchange may spend enough', async () => {
    const { reviewed: ofCoin } = await review({}, { from: coin, to: usdc })
    expect(ofCoin).toMatchObject({ needsApproval: false, call: { value: amount }, fee: 125_000n * 10n ** 9n })
    expect(ofCoin.allowance).toBeUndefined()
  })

  it('that an allowance covers is sent immediately', async () => {
    const { kit, reviewed, sent } = await review({
      allowance: amount,
      wallet: { eth_sendTransaction: hash('a') },
    })
    expect(reviewed.needsApproval).toBe(false)
    expect(await swap(kit, { review: reviewed })).toEqual({ id: hash('a') })
    expect(sent()).toHaveLength(1)
    await vi.waitFor(() => expect(getSentSwaps(kit).getState().list[0]?.status).toBe('confirmed'))
  })

  it('is never approved unless the caller says how', async () => {
    const { kit, reviewed, sent } = await review()
    await expect(swap(kit, { review: reviewed })).rejects.toMatchObject({ code: 'SWAP_APPROVAL_REQUIRED' })
    expect(sent()).toEqual([])
  })

  it.each([
    ['exact', amount],
    ['unlimited', 2n ** 256n - 1n],
  ] as const)('is approved as chosen: %s', async (kind, allowed) => {
    const { kit, reviewed, sent } = await review({ wallet: { eth_sendTransaction: hash('a') } })
    await approveSwap(kit, { review: reviewed, approval: kind })
    expect(sent()).toMatchObject([
      { params: [{ to: usdcAddress, data: encodeApprove(routerAddress, allowed) }] },
    ])
  })

  it('is not sent after an approval that was declined', async () => {
    const declined = Object.assign(new Error('declined'), { code: 4001 })
    const { kit, reviewed, sent } = await review({ wallet: { eth_sendTransaction: declined } })
    await expect(swap(kit, { review: reviewed, approval: 'exact' })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(sent()).toHaveLength(1)
    expect(kit.stores.notices.getState().toast).toMatchObject({ key: 'signatureDeclined' })
    expect(getSentSwaps(kit).getState().list).toEqual([])
  })

  it('is approved and swapped as one bundle where the wallet can', async () => {
    const { kit, reviewed, sent } = await review({
      wallet: {
        wallet_getCapabilities: { '0x1': { atomic: { status: 'supported' } } },
        wallet_sendCalls: { id: 'bundle' },
        wallet_getCallsStatus: {
          version: '2.0.0',
          id: 'bundle',
          chainId: '0x1',
          status: 200,
          atomic: true,
          receipts: [],
        },
      },
    })
    expect(reviewed.canBundle).toBe(true)
    expect(await swap(kit, { review: reviewed, approval: 'exact' })).toEqual({ id: 'bundle' })
    expect(sent()).toMatchObject([
      {
        method: 'wallet_sendCalls',
        params: [
          {
            atomicRequired: true,
            calls: [{ to: usdcAddress, data: encodeApprove(routerAddress, amount) }, { to: routerAddress }],
          },
        ],
      },
    ])
    await vi.waitFor(() => expect(getSentSwaps(kit).getState().list[0]?.status).toBe('confirmed'))
  })

  // T24
  it('is sent once for five equal calls, and by no other account', async () => {
    const { kit, reviewed, sent } = await review({
      allowance: amount,
      wallet: { eth_sendTransaction: hash('a') },
    })
    const calls = [1, 2, 3, 4, 5].map(() => swap(kit, { review: reviewed }))
    expect(new Set((await Promise.all(calls)).map((result) => result.id)).size).toBe(1)
    expect(sent()).toHaveLength(1)
    await expect(
      swap(kit, { review: { ...reviewed, account: secondAddress.toLowerCase() } }),
    ).rejects.toMatchObject({ code: 'WALLET_ON_OTHER_ACCOUNT' })
    expect(sent()).toHaveLength(1)
  })

  // F36
  it('that is older than 30 s is reviewed again instead of sent', async () => {
    const { kit, reviewed, sent } = await review({
      allowance: amount,
      wallet: { eth_sendTransaction: hash('a') },
    })
    const old = { ...reviewed, builtAt: Date.now() - 30_001 }
    await expect(swap(kit, { review: old })).rejects.toMatchObject({ code: 'SWAP_QUOTE_EXPIRED' })
    await expect(approveSwap(kit, { review: old, approval: 'exact' })).rejects.toMatchObject({
      code: 'SWAP_QUOTE_EXPIRED',
    })
    expect(sent()).toEqual([])
  })
})
