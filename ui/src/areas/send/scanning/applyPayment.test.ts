import { expect, it } from 'vitest'
import { applyPayment } from './applyPayment.ts'

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const subject = { caipNetworkId: 'eip155:1', tokens: [{ decimals: 18 }, { address: usdc, decimals: 6 }] }

it.each([
  ['a receiver only, for whatever was chosen', {}, { recipient }],
  [
    'an amount of the coin',
    { amount: 15n * 10n ** 17n },
    { recipient, token: null, amount: '1.5', isMoney: false },
  ],
  [
    'an amount of a token, by the contract’s other spelling',
    { token: usdc.toUpperCase().replace('0X', '0x'), amount: 1_500_000n },
    { recipient, token: usdc, amount: '1.5', isMoney: false },
  ],
  [
    'an amount in whole coins',
    { decimalAmount: '0.01' },
    { recipient, token: null, amount: '0.01', isMoney: false },
  ],
  ['a token without an amount', { token: usdc }, { recipient, token: usdc }],
])('a code fills in %s', (_, request, change) => {
  expect(applyPayment({ recipient, ...request }, subject)).toEqual(change)
})

// T22
it.each([
  ['no payment', null, 'scanUnknown'],
  ['another network', { recipient, caipNetworkId: 'eip155:137' as const }, 'scanOtherNetwork'],
  [
    'a token that the account does not hold',
    { recipient, token: `0x${'77'.repeat(20)}`, amount: 1n },
    'scanOtherToken',
  ],
])('a code with %s is refused', (_, request, refusal) => {
  expect(applyPayment(request, subject)).toBe(refusal)
})
