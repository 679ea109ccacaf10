// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { approveSwap } from './approveSwap.ts'
import { swap } from './swap.ts'
import {
  amount,
  encodeApprove,
  reviewDai,
  routerAddress,
  type SwapServiceOptions,
  usdcAddress,
} from './swapServices.test.helper.ts'

const hash = `0x${'a'.repeat(64)}`

// F36
describe('a token that refuses another approval while one is left', () => {
  const reset = encodeApprove(routerAddress, 0n)
  const exact = encodeApprove(routerAddress, amount)
  const leftOver: SwapServiceOptions = { allowance: 5n, resets: true }
  const wallet = { eth_sendTransaction: hash }
  const dataOf = (request: { readonly params?: unknown } | undefined) =>
    (request?.params as readonly { readonly data: string }[] | undefined)?.map(({ data }) => data)

  it('is set to zero first, and approved by the call that follows', async () => {
    const { kit, reviewed, sent } = await reviewDai({ ...leftOver, wallet })
    expect(reviewed).toMatchObject({
      needsApproval: true,
      reset: { to: usdcAddress, data: reset, value: 0n },
    })
    await approveSwap(kit, { review: reviewed, approval: 'reset' })
    expect(sent().map(dataOf)).toEqual([[reset]])
    await approveSwap(kit, { review: reviewed, approval: 'exact' })
    expect(sent().map(dataOf)).toEqual([[reset], [reset], [exact]])
  })

  it('is not approved after a reset that was declined', async () => {
    const declined = Object.assign(new Error('declined'), { code: 4001 })
    const { kit, reviewed, sent } = await reviewDai({
      ...leftOver,
      wallet: { eth_sendTransaction: declined },
    })
    await expect(swap(kit, { review: reviewed, approval: 'exact' })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(sent().map(dataOf)).toEqual([[reset]])
  })

  it('is set to zero, approved and swapped as one bundle where the wallet can', async () => {
    const bundle = {
      wallet_getCapabilities: { '0x1': { atomic: { status: 'supported' } } },
      wallet_sendCalls: { id: 'bundle' },
    }
    const { kit, reviewed, sent } = await reviewDai({ ...leftOver, wallet: bundle })
    await swap(kit, { review: reviewed, approval: 'exact' })
    expect(sent()).toMatchObject([
      { params: [{ calls: [{ data: reset }, { data: exact }, { to: routerAddress }] }] },
    ])
  })

  it.each([
    ['nothing is left', { allowance: 0n, resets: true }],
    ['the token accepts another approval', { allowance: 5n }],
    ['the exchange may spend enough', { allowance: amount, resets: true }],
  ])('needs no reset where %s', async (_, options) => {
    const { reviewed } = await reviewDai(options)
    expect(reviewed.reset).toBeUndefined()
  })
})
