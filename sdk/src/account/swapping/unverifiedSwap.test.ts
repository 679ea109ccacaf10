// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { secondAddress } from '../../test/testPage.test.helper.ts'
import { approveSwap } from './approveSwap.ts'
import { getSwapQuote } from './getSwapQuote.ts'
import { reviewSwap } from './reviewSwap.ts'
import { swap } from './swap.ts'
import {
  amount,
  coin,
  dai,
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

const stranger = `0x${'66'.repeat(20)}`
const unreadable = `0x5f575529${'0'.repeat(192)}`
const paysMinimum = { before: 5n, after: 5n + received }

type Options = SwapServiceOptions & { readonly data?: string }

/** Prices a swap that a service sends to this address. */
async function quoteFrom(target: string, { data, ...given }: Options, from: typeof coin) {
  const { kit, sent } = await swapKit({
    ...given,
    replies: {
      'build-approve': ({ from: token = '', amount: allowed = '' }) => ({
        tx: { from: token, to: token, data: encodeApprove(target, BigInt(allowed)), value: '0' },
      }),
      'build-transaction': ({ userAddress = '' }) => {
        const own = encodeSwap(
          {
            amount,
            least,
            path: [wethAddress, usdcAddress],
            recipient: userAddress.slice('eip155:1:'.length),
          },
          'sold',
        )
        return {
          tx: { from: userAddress, to: `eip155:1:${target}`, data: data ?? own, amount: `${received}` },
        }
      },
    },
  })
  const to = from === coin ? usdc : dai
  return { kit, sent, quote: await getSwapQuote(kit, { from, to, amount }) }
}

/** Reviews it. */
async function review(target: string, options: Options, from = coin) {
  const { kit, sent, quote } = await quoteFrom(target, options, from)
  const reviewed = reviewSwap(kit, { quote })
  // Nothing is asked of the wallet by a review, whatever comes of it.
  await reviewed.catch(() => {})
  expect(sent()).toEqual([])
  return reviewed
}

// T19
describe('a swap that no node can run', () => {
  it('goes to a known exchange whose data is readable', async () => {
    await expect(review(routerAddress, {})).resolves.toMatchObject({ isMinimumEnforced: true })
  })

  it.each([
    ['data that is not readable, to an account of a person', secondAddress, { data: unreadable }],
    ['data that is not readable, to a known exchange', routerAddress, { data: unreadable }],
    [
      'data that is not readable, to an unknown contract',
      stranger,
      { data: unreadable, code: { [stranger]: '0x60' } },
    ],
    ['readable data, to an account of a person', secondAddress, {}],
    ['readable data, to an unknown contract', stranger, { code: { [stranger]: '0x60' } }],
    ['readable data, to a known exchange without code', routerAddress, { code: { [routerAddress]: '0x' } }],
    [
      'readable data, to a known exchange that is an account with a delegation',
      routerAddress,
      { code: { [routerAddress]: `0xef0100${'66'.repeat(20)}` } },
    ],
  ])('is refused for %s', async (_, target, options) => {
    const code = { [target.toLowerCase()]: '0x', ...('code' in options ? options.code : {}) }
    const known = target === routerAddress && !('code' in options) ? { [routerAddress]: '0x60' } : {}
    await expect(review(target, { ...options, code: { ...code, ...known } })).rejects.toMatchObject({
      code: 'SWAP_UNVERIFIED',
      context: { exchange: target.toLowerCase() },
    })
  })

  it('is not approved either', async () => {
    const options = { data: unreadable, code: { [secondAddress.toLowerCase()]: '0x' } }
    await expect(review(secondAddress, options, usdc)).rejects.toMatchObject({ code: 'SWAP_UNVERIFIED' })
  })
})

// T19
describe('a swap that a node has run', () => {
  it('may go to an unknown contract with data that is not readable', async () => {
    const options = { data: unreadable, code: { [stranger]: '0x60' }, simulation: paysMinimum }
    await expect(review(stranger, options)).resolves.toMatchObject({
      isMinimumEnforced: false,
      simulated: received,
    })
  })

  it.each([
    ['an unknown contract', stranger, undefined],
    ['a known exchange', routerAddress, 2n ** 256n - 1n],
  ])('by %s may be approved for %s', async (_, target, most) => {
    const options = { data: unreadable, code: { [target]: '0x60' as const }, simulation: paysMinimum }
    const reviewed = await review(target, options, usdc)
    const { approvals } = reviewed
    expect(approvals?.exact.data).toBe(encodeApprove(target, amount))
    expect(approvals?.unlimited?.data).toBe(most === undefined ? undefined : encodeApprove(target, most))
  })

  it('is not approved without limit for an unknown contract, nor swapped then', async () => {
    const { kit, quote, sent } = await quoteFrom(
      stranger,
      {
        data: unreadable,
        code: { [stranger]: '0x60' },
        simulation: paysMinimum,
      },
      usdc,
    )
    const reviewed = await reviewSwap(kit, { quote })
    const refused = { code: 'SWAP_UNVERIFIED', context: { exchange: stranger } }
    await expect(approveSwap(kit, { review: reviewed, approval: 'unlimited' })).rejects.toMatchObject(refused)
    await expect(swap(kit, { review: reviewed, approval: 'unlimited' })).rejects.toMatchObject(refused)
    expect(sent()).toEqual([])
  })

  it.each([
    ['no code', '0x'],
    ['a delegation', `0xef0100${'66'.repeat(20)}`],
  ])('is refused where the address has %s', async (_, code) => {
    const options = { data: unreadable, code: { [stranger]: code }, simulation: paysMinimum }
    await expect(review(stranger, options)).rejects.toMatchObject({ code: 'SWAP_UNVERIFIED' })
  })
})

// T19
it('a quote of the smallest amount still has a minimum', async () => {
  const reply = ({ from = '', to = '', amount: sold = '' }) => ({
    quotes: [{ id: null, fromAmount: sold, fromAccount: from, toAmount: '1', toAccount: to }],
  })
  const { kit } = await swapKit({ isConnected: false, replies: { quotes: reply } })
  await expect(getSwapQuote(kit, { from: coin, to: usdc, amount })).resolves.toMatchObject({ minimum: 1n })
})
