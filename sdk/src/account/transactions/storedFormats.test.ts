import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getKitState } from '../../foundation/stores/kitState.ts'
import { createMemoryStorage, createTestKit } from '../../test/testPage.test.helper.ts'
import { getOpenPurchases, purchaseLedger } from '../onramp/openPurchases.ts'
import { getSentTransfers, transferKind } from '../sending/sentTransfers.ts'
import { getSentSwaps, swapKind } from '../swapping/sentSwaps.ts'

const now = 1_800_000_000_000
const account = `0x${'aA'.repeat(20)}`
const other = `0x${'bb'.repeat(20)}`
const hash = `0x${'ab'.repeat(32)}`
const key = `eip155:1:${account.toLowerCase()}`

// Letter by letter as versions 0.1 and later write them: visitors come back to them after an update of the host app.
const transfers = `{"${key}":[{"id":"${hash}","caipNetworkId":"eip155:1","sender":"${account}","recipient":"${other}","canSpeedUp":true,"sentAt":${now},"amount":"1000000000000000000","token":"${other}"}]}`
const swaps = `{"${key}":[{"id":"${hash}","account":"${account.toLowerCase()}","caipNetworkId":"eip155:1","slippage":1,"quotedAt":5,"sentAt":${now},"isBundle":false,"from":{"name":"Ether","symbol":"ETH","decimals":18},"to":{"address":"${other}","name":"USD Coin","symbol":"USDC","decimals":6},"amount":"1000000000000000000","received":"100","minimum":"99","call":{"to":"${other}","data":"0x7ff36ab5","value":"1000000000000000000"}}]}`
const purchases = `{"${key}":[{"provider":"coinbase","address":"${account}","caipNetworkId":"eip155:1","status":"processing","openedAt":${now},"symbol":"USDC","purchases":["p1"],"amounts":[{"token":"","amount":"7"}]}]}`

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

// F35, T25
it('a transfer is read and written as earlier versions store it', () => {
  const storage = createMemoryStorage({ '@appkit/sent_transfers': transfers })
  const kit = createTestKit({ storage })
  const { list } = getSentTransfers(kit).getState()
  const sent = { id: hash, hash, caipNetworkId: 'eip155:1', sender: account, recipient: other } as const
  expect(list).toEqual([
    { ...sent, amount: 10n ** 18n, token: other, canSpeedUp: true, sentAt: now, status: 'pending' },
  ])
  rewrite(list, getKitState(kit._internal, transferKind.ledger).put)
  expect(storage.getItem('@appkit/sent_transfers')).toBe(transfers)
})

it('so is one that was sent as a bundle', () => {
  const bundles = transfers.replace(`{"id":"${hash}"`, '{"isBundle":true,"id":"0x-1"')
  const storage = createMemoryStorage({ '@appkit/sent_transfers': bundles })
  const kit = createTestKit({ storage })
  const { list } = getSentTransfers(kit).getState()
  expect(list[0]?.id).toBe('0x-1')
  expect(list[0]).not.toHaveProperty('hash')
  rewrite(list, getKitState(kit._internal, transferKind.ledger).put)
  expect(storage.getItem('@appkit/sent_transfers')).toBe(bundles)
})

it('so is a swap', () => {
  const storage = createMemoryStorage({ '@appkit/sent_swaps': swaps })
  const kit = createTestKit({ storage })
  const { list } = getSentSwaps(kit).getState()
  const caipNetworkId = 'eip155:1' as const
  expect(list).toEqual([
    {
      ...{ id: hash, hash, account: account.toLowerCase(), minimum: 99n, sentAt: now, status: 'pending' },
      quote: {
        ...{ caipNetworkId, amount: 10n ** 18n, received: 100n, minimum: 99n, slippage: 1, quotedAt: 5 },
        from: { caipNetworkId, name: 'Ether', symbol: 'ETH', decimals: 18 },
        to: { caipNetworkId, address: other, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
      },
      call: { to: other, data: '0x7ff36ab5', value: 10n ** 18n },
    },
  ])
  rewrite(list, getKitState(kit._internal, swapKind.ledger).put)
  expect(storage.getItem('@appkit/sent_swaps')).toBe(swaps)
})

it('so is a purchase', () => {
  const storage = createMemoryStorage({ '@appkit/open_purchases': purchases })
  const kit = createTestKit({ storage })
  const { list } = getOpenPurchases(kit).getState()
  expect(list).toEqual([
    {
      ...{ id: key, provider: 'coinbase', address: account, caipNetworkId: 'eip155:1', symbol: 'USDC' },
      ...{ status: 'processing', openedAt: now },
      before: { purchases: new Set(['p1']), amounts: new Map([['', 7n]]) },
    },
  ])
  rewrite(list, getKitState(kit._internal, purchaseLedger).put)
  expect(storage.getItem('@appkit/open_purchases')).toBe(purchases)
})

function rewrite<Item>(list: readonly Item[], put: (item: Item) => void): void {
  for (const item of list) put(item)
}
