import { createError } from '@wallet-kit/sdk/errors'
import { describe, expect, it } from 'vitest'
import { getSwapState, type SwapParts } from './getSwapState.ts'

const ready: SwapParts = {
  hasFrom: true,
  hasTo: true,
  entered: '1',
  amount: 10n,
  balance: 10n,
  isBalanceUnknown: false,
  coinLeft: 5n,
  hasMore: { from: false, coin: false },
  fee: 5n,
  hasQuote: true,
  error: undefined,
}
const error = (code: 'SWAP_AMOUNT_INCORRECT' | 'SERVICE_UNAVAILABLE') => createError([code, 1, ''])

describe('a swap', () => {
  it.each([
    ['review', {}],
    ['selectToken', { hasTo: false }],
    ['selectToken', { hasFrom: false }],
    ['enterAmount', { entered: ' ', amount: undefined }],
    ['incorrectAmount', { entered: '1e5', amount: undefined }],
    ['insufficientBalance', { amount: 11n }],
    ['insufficientBalance', { amount: 11n, hasQuote: false }],
    ['incorrectAmount', { error: error('SWAP_AMOUNT_INCORRECT') }],
    ['retry', { error: error('SERVICE_UNAVAILABLE') }],
    ['loading', { hasQuote: false }],
    ['loading', { balance: undefined }],
    ['review', { balance: undefined, isBalanceUnknown: true }],
    ['loading', { balance: undefined, isBalanceUnknown: true, hasQuote: false }],
    ['insufficientGas', { fee: 6n }],
    ['review', { amount: 11n, hasMore: { from: true, coin: false } }],
    ['insufficientBalance', { amount: 11n, hasMore: { from: false, coin: true } }],
    ['review', { fee: 6n, hasMore: { from: false, coin: true } }],
    ['insufficientGas', { fee: 6n, hasMore: { from: true, coin: false } }],
    ['review', { fee: undefined }],
    ['review', { coinLeft: undefined }],
  ] as const)('is at %s with %o', (state, changes) => {
    expect(getSwapState({ ...ready, ...changes })).toBe(state)
  })
})
