// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { firstAddress } from '../../test/testPage.test.helper.ts'
import { getSwapQuote } from './getSwapQuote.ts'
import { reviewSwap } from './reviewSwap.ts'
import type { SwapToken } from './SwapReview.ts'
import {
  amount,
  coin,
  dai,
  daiAddress,
  encodeSwap,
  least,
  received,
  routerAddress,
  type ServiceReplies,
  swapKit,
  usdc,
  usdcAddress,
  wethAddress,
} from './swapServices.test.helper.ts'

const id = (address: string) => `eip155:1:${address}`
const call = { amount, least, recipient: firstAddress }

async function review(tokens: { from: SwapToken; to: SwapToken }, replies: ServiceReplies = {}) {
  const { kit } = await swapKit({ replies, allowance: amount })
  return reviewSwap(kit, { quote: await getSwapQuote(kit, { ...tokens, amount }) })
}

// T19
describe('the network’s own coin', () => {
  const route = (path: readonly string[], side: 'sold' | 'bought' | 'neither') => (request: object) => ({
    tx: {
      from: (request as { userAddress: string }).userAddress,
      to: id(routerAddress),
      data: encodeSwap({ ...call, path }, side),
      amount: `${received}`,
    },
  })

  it.each([
    ['is received', { from: usdc, to: coin }],
    ['is sold', { from: coin, to: usdc }],
  ])('%s where the function says so', async (_, tokens) => {
    const reviewed = await review(tokens)
    expect(reviewed.isMinimumEnforced).toBe(true)
  })

  it.each([
    ['to sell', { from: { ...usdc, decimals: 8 }, to: dai }],
    ['to receive', { from: usdc, to: { ...dai, decimals: 6 } }],
  ])('is not the only one that is checked: the token %s has the decimals of the chain', async (_, tokens) => {
    await expect(review(tokens)).rejects.toMatchObject({
      code: 'SWAP_REPLY_MISMATCH',
      context: { field: 'decimals' },
    })
  })

  it.each([
    ['another token is received instead', { from: usdc, to: coin }, [usdcAddress, daiAddress], 'neither'],
    ['its wrapped form is received instead', { from: usdc, to: coin }, [usdcAddress, wethAddress], 'neither'],
    ['it is received instead of a token', { from: usdc, to: dai }, [usdcAddress, daiAddress], 'bought'],
    ['another token is sold instead', { from: coin, to: dai }, [usdcAddress, daiAddress], 'neither'],
  ] as const)('is not swapped where %s', async (_, tokens, path, side) => {
    const replies = { 'build-transaction': route(path, side) }
    await expect(review(tokens, replies)).rejects.toMatchObject({
      code: 'SWAP_REPLY_MISMATCH',
      context: { field: 'tokens' },
    })
  })
})
