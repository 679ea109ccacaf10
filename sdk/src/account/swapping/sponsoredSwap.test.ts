// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { getSwapQuote } from './getSwapQuote.ts'
import { reviewSwap } from './reviewSwap.ts'
import { swap } from './swap.ts'
import {
  amount,
  coin,
  routerAddress,
  type SwapServiceOptions,
  swapKit,
  usdc,
} from './swapServices.test.helper.ts'

async function review(options: SwapServiceOptions) {
  const parts = await swapKit(options)
  const quote = await getSwapQuote(parts.kit, { from: coin, to: usdc, amount })
  return { ...parts, reviewed: await reviewSwap(parts.kit, { quote }) }
}

describe('a swap whose fee a service may pay', () => {
  const paymasters = { 'eip155:1': { url: 'https://pay.example' } }
  const wallet = {
    wallet_getCapabilities: { '0x1': { paymasterService: { supported: true } } },
    wallet_sendCalls: { id: 'paid' },
    eth_sendTransaction: `0x${'ab'.repeat(32)}`,
  }

  it('is sent so that it pays, or not at all', async () => {
    const { kit, reviewed, sent } = await review({ wallet, options: { paymasters } })
    expect(reviewed).toMatchObject({ needsApproval: false, canBundle: false, isSponsored: true })
    await swap(kit, { review: reviewed })
    expect(sent()).toMatchObject([
      {
        method: 'wallet_sendCalls',
        params: [
          { calls: [{ to: routerAddress }], capabilities: { paymasterService: paymasters['eip155:1'] } },
        ],
      },
    ])
  })

  it('is paid by the account where that is wanted', async () => {
    const { kit, reviewed, sent } = await review({ wallet, options: { paymasters } })
    await swap(kit, { review: reviewed, sponsor: false })
    expect(sent()).toMatchObject([{ method: 'eth_sendTransaction' }])
  })

  it.each([
    ['a wallet that cannot', { ...wallet, wallet_getCapabilities: { '0x1': {} } }, paymasters],
    ['another network', wallet, { 'eip155:137': paymasters['eip155:1'] }],
  ])('is paid by the account with %s', async (_, replies, given) => {
    const { reviewed } = await review({ wallet: replies, options: { paymasters: given } })
    expect(reviewed.isSponsored).toBe(false)
  })
})
