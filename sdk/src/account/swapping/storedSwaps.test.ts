// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createMemoryStorage, createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import { watchSentSwaps } from './followSwap.ts'
import type { SentSwap } from './SentSwap.ts'
import { addSentSwap, getSentSwaps, settleSentSwap } from './sentSwaps.ts'
import { coin, routerAddress, usdc } from './swapServices.test.helper.ts'

const key = '@appkit/sent_swaps'

const account = firstAddress.toLowerCase()
const swap: SentSwap = {
  ...{ id: `0x${'ab'.repeat(32)}`, hash: `0x${'ab'.repeat(32)}`, account, minimum: 99n, status: 'pending' },
  quote: {
    ...{ caipNetworkId: 'eip155:1', from: coin, to: usdc, amount: 10n ** 18n, received: 100n },
    ...{ minimum: 99n, slippage: 1, quotedAt: 5 },
  },
  call: { to: routerAddress, data: '0x7ff36ab5', value: 10n ** 18n },
  sentAt: Date.now() - 1_000,
}
const listOf = (storage: ReturnType<typeof createMemoryStorage>) =>
  getSentSwaps(createTestKit({ storage })).getState().list

// F35
it('a swap that is not confirmed is there on the next visit, as it was sent', () => {
  const storage = createMemoryStorage()
  addSentSwap(createTestKit({ storage })._internal, swap)
  expect(listOf(storage)).toEqual([swap])
})

it('so is a bundle, without a hash', () => {
  const storage = createMemoryStorage()
  const { hash: _, ...bundle } = { ...swap, id: 'bundle-1' }
  addSentSwap(createTestKit({ storage })._internal, bundle)
  expect(listOf(storage)).toEqual([bundle])
})

it.each(['confirmed', 'failed', 'replaced', 'altered'] as const)(
  'one that is %s is no longer stored',
  (status) => {
    const storage = createMemoryStorage()
    const { _internal: context } = createTestKit({ storage })
    addSentSwap(context, swap)
    settleSentSwap(context, swap.id, { status })
    expect(storage.getItem(key)).toBeNull()
  },
)

// T25
it.each([
  ['an amount that is no number', { amount: '1e18' }],
  ['a call that is no data', { call: { to: routerAddress, data: 'x', value: '0' } }],
  ['another account', { account: routerAddress }],
  ['a token without decimals', { from: { name: 'Ether', symbol: 'ETH' } }],
])('one with %s is not read', (_, changed) => {
  const storage = createMemoryStorage()
  addSentSwap(createTestKit({ storage })._internal, swap)
  const [[at = '', records = []] = []] = Object.entries(JSON.parse(storage.getItem(key) ?? '{}')) as [
    [string, readonly object[]],
  ]
  storage.setItem(key, JSON.stringify({ [at]: records.map((record) => ({ ...record, ...changed })) }))
  expect(listOf(storage)).toEqual([])
})

it('names of tokens are cleaned when they are read', () => {
  const storage = createMemoryStorage()
  addSentSwap(createTestKit({ storage })._internal, swap)
  storage.setItem(key, (storage.getItem(key) ?? '').replace('"USDC"', '"US\\u202eDC"'))
  expect(listOf(storage)[0]?.quote.to.symbol).toBe('USDC')
})

it('a watch that has ended leaves it as it is', () => {
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage })
  addSentSwap(kit._internal, swap)
  watchSentSwaps(kit)()
  expect(getSentSwaps(kit).getState().list).toEqual([swap])
})
