import type { SendReview } from '@wallet-kit/sdk/actions'
import { expect, it } from 'vitest'
import type { ConfirmedTransfer } from './ConfirmedTransfer.ts'
import { type ConfirmParts, getConfirmState } from './getConfirmState.ts'

const transfer = {
  token: { address: '0xa0' },
  amount: 5n,
  coin: { amount: 3n },
} as unknown as ConfirmedTransfer
const review = { fee: 2n, deposit: 1n, willSucceed: true } as SendReview
const ready: ConfirmParts = {
  transfer,
  review,
  error: null,
  change: undefined,
  isSmartAccount: false,
  hasMoreCoins: false,
  hasCompared: false,
}

it.each([
  ['a complete review', {}],
  [
    'an account of a contract, which need not hold the fee',
    { review: { ...review, fee: 9n }, isSmartAccount: true },
  ],
  ['a fee that the wallet has elsewhere', { review: { ...review, fee: 9n }, hasMoreCoins: true }],
  ['a fee that a service pays', { review: { ...review, fee: 9n, isSponsored: true } }],
  ['an unknown balance of the coin', { transfer: { ...transfer, coin: undefined } }],
  ['a similar address that was compared', { review: { ...review, lookAlike: '0xb0' }, hasCompared: true }],
] as const)('confirms %s', (_, parts) => {
  expect(getConfirmState({ ...ready, ...parts } as ConfirmParts)).toMatchObject({ canConfirm: true })
})

it.each([
  ['no review', { review: undefined }, {}],
  ['a review that failed', { error: new Error('down') }, {}],
  ['a change that was not accepted', { change: 'cost' }, {}],
  ['a similar address that was not compared', { review: { ...review, lookAlike: '0xb0' } }, {}],
  ['less than the amount', { review: { ...review, available: 4n } }, { lacksFunds: true }],
  ['less coin than fee and deposit', { review: { ...review, fee: 3n } }, { lacksGas: true }],
  ['less coin than fee and amount', { transfer: { ...transfer, token: {} } }, { lacksGas: true }],
  [
    'less coin than the deposit, whoever pays the fee',
    { review: { ...review, fee: 0n, deposit: 4n, isSponsored: true } },
    { lacksGas: true },
  ],
  ['a simulation that reverts', { review: { ...review, willSucceed: false } }, { wouldFail: true }],
] as const)('refuses with %s', (_, parts, expected) => {
  expect(getConfirmState({ ...ready, ...parts } as unknown as ConfirmParts)).toEqual({
    canConfirm: false,
    lacksFunds: false,
    lacksGas: false,
    wouldFail: false,
    ...expected,
  })
})
