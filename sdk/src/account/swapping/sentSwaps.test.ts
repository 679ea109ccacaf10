// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { getKitState } from '../../foundation/stores/kitState.ts'
import { createMemoryStorage, createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import type { SentSwap } from './SentSwap.ts'
import { getSentSwaps, swapKind, watchSentSwaps } from './sentSwaps.ts'
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
const keep = ({ _internal }: ReturnType<typeof createTestKit>, sent = swap) =>
  getKitState(_internal, swapKind.ledger).put(sent)
const listOf = (storage: ReturnType<typeof createMemoryStorage>) =>
  getSentSwaps(createTestKit({ storage })).getState().list

// F35
it('a swap that is not confirmed is there on the next visit, as it was sent', () => {
  const storage = createMemoryStorage()
  keep(createTestKit({ storage }))
  expect(listOf(storage)).toEqual([swap])
})

it('so is a bundle, without a hash', () => {
  const storage = createMemoryStorage()
  const { hash: _, ...bundle } = { ...swap, id: 'bundle-1' }
  keep(createTestKit({ storage }), bundle)
  expect(listOf(storage)).toEqual([bundle])
})

// T25
it.each([
  ['an amount that is no number', { amount: '1e18' }],
  ['a call that is no data', { call: { to: routerAddress, data: 'x', value: '0' } }],
  ['another account', { account: routerAddress }],
  ['a token without decimals', { from: { name: 'Ether', symbol: 'ETH' } }],
])('one with %s is not read', (_, changed) => {
  const storage = createMemoryStorage()
  keep(createTestKit({ storage }))
  const [[at = '', records = []] = []] = Object.entries(JSON.parse(storage.getItem(key) ?? '{}')) as [
    [string, readonly object[]],
  ]
  storage.setItem(key, JSON.stringify({ [at]: records.map((record) => ({ ...record, ...changed })) }))
  expect(listOf(storage)).toEqual([])
})

it('names of tokens are cleaned when they are read', () => {
  const storage = createMemoryStorage()
  keep(createTestKit({ storage }))
  storage.setItem(key, (storage.getItem(key) ?? '').replace('"USDC"', '"US\\u202eDC"'))
  expect(listOf(storage)[0]?.quote.to.symbol).toBe('USDC')
})

it('a watch that has ended leaves it as it is', () => {
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage })
  keep(kit)
  watchSentSwaps(kit)()
  expect(getSentSwaps(kit).getState().list).toEqual([swap])
})
