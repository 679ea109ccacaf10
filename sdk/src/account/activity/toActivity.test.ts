import type { HistoryTransaction } from '@wallet-kit/clients/data-service/types'
import { expect, it } from 'vitest'
import { toActivity } from './toActivity.ts'

const services = { dataService: 'https://data.example', walletDirectory: false, nftService: false } as never
const metadata = {
  operationType: 'se\u202end',
  hash: '0x1',
  minedAt: '2026-03-01T08:00:00Z',
  sentFrom: 'a\u200bb',
  sentTo: 'c\u2028d',
  status: 'confirmed',
  nonce: 1,
  chain: 'eip155:1',
}
const transfer = (numeric: string) => ({
  direction: 'in',
  quantity: { numeric },
  fungible_info: { name: 'To\u200bken', symbol: 'TKN', icon: { url: 'https://evil.example/1.png' } },
})
const read = (changed: object, numeric = '1.5') =>
  toActivity(
    {
      id: '1',
      metadata: { ...metadata, ...changed },
      transfers: [transfer(numeric)],
    } as unknown as HistoryTransaction,
    {
      caipNetworkId: 'eip155:1',
      services,
    },
  )

// T7, T14
it('the texts of a history are shown without what hides or reorders them, images of others not at all', () => {
  const { type, from, to, transfers } = read({}) ?? {}
  expect([type, from, to, transfers?.[0]?.name]).toEqual(['send', 'ab', 'c d', 'Token'])
  expect(transfers?.[0]).not.toHaveProperty('iconUrl')
})

// T21
it.each([{ chain: 'eip155:137' }, { minedAt: 'never' }, { hash: 'x'.repeat(129) }])(
  'an entry with %j is left out',
  (changed) => {
    expect(read(changed)).toBeUndefined()
  },
)

// T21, T22
it.each(['1e18', '-1', 'NaN', '1,5', '1'.repeat(101)])('an amount of %s is left out', (numeric) => {
  expect(read({}, numeric)?.transfers).toEqual([])
})
