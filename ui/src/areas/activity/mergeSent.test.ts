import type { Activity, OpenPurchase, SentSwap, SentTransfer } from '@wallet-kit/sdk/actions'
import type { DisplayName } from '@wallet-kit/sdk/format'
import { describe, expect, it } from 'vitest'
import { mergeSent } from './mergeSent.ts'

const [address, other] = [`0x${'Aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`]
const caipNetworkId = 'eip155:1' as const
const coin = { symbol: 'ETH', decimals: 18 }
const subject = { address, caipNetworkId, tokens: [coin] }
const old: Activity = {
  ...{ id: 'old', hash: '0x1', caipNetworkId, type: 'receive', status: 'confirmed', minedAt: 10 },
  transfers: [],
}
const transfer: SentTransfer = {
  ...{ id: '0xAB', hash: '0xAB', caipNetworkId, sender: address, recipient: other, amount: 5n * 10n ** 17n },
  ...{ canSpeedUp: true, sentAt: 20, status: 'pending' },
}
const token = (symbol: string, decimals: number) => ({
  caipNetworkId,
  address: other,
  name: symbol as DisplayName,
  symbol,
  decimals,
})
const swap: SentSwap = {
  ...{ id: '0xCD', hash: '0xCD', account: address.toLowerCase(), minimum: 1n, sentAt: 30, status: 'pending' },
  call: { to: other, data: '0x', value: 0n },
  quote: {
    ...{ caipNetworkId, from: token('USDC', 6), to: token('DAI', 18), amount: 1_500_000n },
    ...{ received: 2n, minimum: 1n, slippage: 1, quotedAt: 0 },
  },
}
interface Changes {
  readonly transfer?: object
  readonly swap?: object
  readonly purchases?: readonly OpenPurchase[]
}

const merge = (changed: Changes = {}, history: readonly Activity[] = [old]) =>
  mergeSent(
    history,
    {
      transfers: [{ ...transfer, ...changed.transfer }],
      swaps: [{ ...swap, ...changed.swap }],
      purchases: changed.purchases ?? [],
    },
    subject,
  )

// F35
describe('what was sent from the page', () => {
  it('is pending at once: a transfer, and a swap with what it sells', () => {
    expect(merge()).toMatchObject([
      {
        ...{ hash: '0xCD', type: 'trade', status: 'pending' },
        transfers: [{ direction: 'out', amount: '1.5', symbol: 'USDC' }],
      },
      {
        ...{ hash: '0xAB', type: 'send', status: 'pending', to: other },
        transfers: [{ direction: 'out', amount: '0.5', symbol: 'ETH' }],
      },
      { id: 'old' },
    ])
  })

  it('shows what a swap has paid once the receipt says so', () => {
    const [shown] = merge({ swap: { status: 'confirmed', received: 1_480_000_000_000_000_000n } })
    expect(shown).toMatchObject({
      status: 'confirmed',
      transfers: [
        { direction: 'out', amount: '1.5', symbol: 'USDC' },
        { direction: 'in', amount: '1.48', symbol: 'DAI' },
      ],
    })
  })

  it.each([
    ['of another account', { sender: other }, { account: other }],
    [
      'on another network',
      { caipNetworkId: 'eip155:10' },
      { quote: { ...swap.quote, caipNetworkId: 'eip155:10' } },
    ],
    ['that was replaced', { status: 'replaced' }, { status: 'replaced' }],
    [
      'in a bundle that is confirmed: the history has its transaction',
      { status: 'replaced' },
      { hash: undefined, status: 'confirmed' },
    ],
  ])('is not listed %s', (_, changedTransfer, changedSwap) => {
    expect(merge({ transfer: changedTransfer, swap: changedSwap })).toEqual([old])
  })

  it('is listed once when the history has it', () => {
    const history = ['0xab', '0xcd'].map((hash) => ({ ...old, id: hash, hash }))
    expect(merge({}, history)).toEqual(history)
  })

  it('says more of what waits than the history, which lists it, too', () => {
    const history = ['0xab', '0xcd'].map((hash) => ({ ...old, id: hash, hash, status: 'pending' as const }))
    expect(merge({}, history).map(({ id }) => id)).toEqual(['0xCD', '0xAB'])
  })

  it('is below what the account has received since', () => {
    const newer = { ...old, id: 'newer', hash: '0x2', minedAt: 25 }
    expect(merge({}, [newer, old]).map(({ id }) => id)).toEqual(['0xCD', 'newer', '0xAB', 'old'])
  })

  const bundle = { id: 'bundle-1', hash: undefined }
  const trade = {
    ...old,
    id: '0x3',
    hash: '0x3',
    type: 'trade',
    minedAt: 31,
    transfers: [{ direction: 'out', amount: '1.5', symbol: 'USDC', isCollectible: false, isSpam: false }],
  } as const

  it.each(['pending', 'unknown', 'failed'])(
    'is listed by the id of its bundle without a transaction: %s',
    (status) => {
      const [, shown] = merge({ transfer: { sentAt: 40 }, swap: { ...bundle, status } })
      expect(shown).toMatchObject({
        hash: 'bundle-1',
        isUnmined: true,
        status: status === 'failed' ? 'failed' : 'pending',
        transfers: [{ direction: 'out', amount: '1.5', symbol: 'USDC' }],
      })
    },
  )

  it('is listed once where the history has the transaction of its bundle', () => {
    const ids = (history: readonly Activity[]) =>
      merge({ transfer: { status: 'replaced' }, swap: bundle }, history).map(({ id }) => id)
    expect(ids([trade])).toEqual(['0x3'])
    const [sold] = trade.transfers
    expect(ids([{ ...trade, transfers: [{ ...sold, amount: '1.6' }] }])).toEqual(['0x3', 'bundle-1'])
    expect(ids([{ ...trade, minedAt: 30 - 200_000 }])).toEqual(['bundle-1', '0x3'])
  })

  it.each([
    ['is listed by the id of its bundle', { amount: '0.4' }, ['bundle-2', 'sent']],
    ['is listed once where the history has its transaction', { amount: '0.5' }, ['sent']],
  ])('%s, as a transfer of which the fee was paid', (_, moved, expected) => {
    const [sold] = trade.transfers
    const sent = {
      ...trade,
      id: 'sent',
      type: 'send',
      transfers: [{ ...sold, symbol: 'ETH', ...moved }],
    } as const
    const changes = {
      transfer: { id: 'bundle-2', hash: undefined, sentAt: 40 },
      swap: { status: 'replaced' },
    }
    expect(merge(changes, [sent]).map(({ id }) => id)).toEqual(expected)
  })

  it('is pending while a purchase has not been received', () => {
    const purchase: OpenPurchase = {
      ...{ id: `eip155:1:${address.toLowerCase()}`, provider: 'coinbase', address, caipNetworkId },
      ...{ status: 'waiting', openedAt: 50, before: {} },
    }
    const [shown] = merge({ purchases: [purchase] })
    expect(shown).toMatchObject({ type: 'buy', status: 'pending', isUnmined: true, minedAt: 50 })
    expect(merge({ purchases: [{ ...purchase, address: other }] })).toHaveLength(3)
  })
})
