// @vitest-environment happy-dom
import { analyticsEventPropsSchema } from '@wallet-kit/clients/analytics/validators'
import { describe, expect, it, vi } from 'vitest'
import { firstAddress } from '../../test/testPage.test.helper.ts'
import { getSwapQuote } from './getSwapQuote.ts'
import { reviewSwap } from './reviewSwap.ts'
import { swap } from './swap.ts'
import { amount, dai, type SwapServiceOptions, swapKit, usdc } from './swapServices.test.helper.ts'

const hash = `0x${'a'.repeat(64)}`
const declined = Object.assign(new Error('declined'), { code: 4001 })

/** A reviewed swap, and the events from then on; each fits its contract and names no account. */
async function watched(options: SwapServiceOptions) {
  const { kit } = await swapKit(options)
  const quote = await getSwapQuote(kit, { from: usdc, to: dai, amount })
  const review = await reviewSwap(kit, { quote })
  const events: object[] = []
  kit.subscribeEvents(({ data }) => {
    expect(analyticsEventPropsSchema.parse(data)).toEqual(data)
    expect(JSON.stringify(data).toLowerCase()).not.toContain(firstAddress.toLowerCase())
    events.push(data)
  })
  return { kit, review, events }
}

const properties = {
  isSmartAccount: false,
  network: 'eip155:1',
  swapFromToken: 'USDC',
  swapToToken: 'DAI',
  swapFromAmount: expect.stringMatching(/^\d+(\.\d+)?$/),
  swapToAmount: expect.stringMatching(/^\d+(\.\d+)?$/),
}

// T26
describe('events of a swap', () => {
  it('name the tokens and the amounts, when it begins and when it is confirmed', async () => {
    const { kit, review, events } = await watched({
      allowance: amount,
      wallet: { eth_sendTransaction: hash },
    })
    await swap(kit, { review })
    await vi.waitFor(() => expect(events).toHaveLength(2))
    expect(events).toEqual([
      { type: 'track', event: 'INITIATE_SWAP', properties },
      { type: 'track', event: 'SWAP_SUCCESS', properties },
    ])
  })

  it('say what has failed', async () => {
    const { kit, review, events } = await watched({
      allowance: amount,
      wallet: { eth_sendTransaction: declined },
    })
    await expect(swap(kit, { review })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    const message = expect.any(String)
    expect(events).toEqual([
      { type: 'track', event: 'INITIATE_SWAP', properties },
      { type: 'track', event: 'SWAP_ERROR', properties: { ...properties, message } },
    ])
  })

  it('say that the account is a contract', async () => {
    const { kit, review, events } = await watched({
      allowance: amount,
      node: { eth_getCode: '0x6080604052' },
      wallet: { eth_sendTransaction: hash },
    })
    await kit.open()
    await vi.waitFor(() => expect(kit.getAccount('eip155').allAccounts[0]?.type).toBe('smartAccount'))
    await kit.close()
    events.length = 0
    await swap(kit, { review })
    await vi.waitFor(() =>
      expect(events).toMatchObject([
        { event: 'INITIATE_SWAP', properties: { isSmartAccount: true } },
        { event: 'SWAP_SUCCESS', properties: { isSmartAccount: true } },
      ]),
    )
  })

  it('say that the approval has failed', async () => {
    const { kit, review, events } = await watched({ wallet: { eth_sendTransaction: declined } })
    await expect(swap(kit, { review, approval: 'exact' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    const message = expect.any(String)
    expect(events).toEqual([
      { type: 'track', event: 'SWAP_APPROVAL_ERROR', properties: { ...properties, message } },
    ])
  })
})
