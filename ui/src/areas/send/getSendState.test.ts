import type { Token } from '@wallet-kit/sdk/actions'
import { expect, it } from 'vitest'
import { getSendState, type SendParts } from './getSendState.ts'

const token = { symbol: 'USDC', decimals: 6, amount: 5_000_000n } as Token
const complete: SendParts = {
  form: { token: '0xa0', amount: '5', isMoney: false, recipient: '0xb0' },
  token,
  coin: { amount: 1n },
  mayBePaid: false,
  hasMore: { token: false, coin: false },
  recipient: { status: 'known', recipient: { address: '0xb0' } },
}
const withAmount = (amount: string) => ({ ...complete, form: { ...complete.form, amount } })

it.each([
  ['nothing', complete, 'preview'],
  ['a token', { ...complete, token: undefined }, 'selectToken'],
  ['an amount', withAmount(' '), 'addAmount'],
  ['a valid amount', withAmount('5e3'), 'incorrectValue'],
  ['enough of the token', withAmount('5.000001'), 'insufficientFunds'],
  ['a coin to pay the fee with', { ...complete, coin: { amount: 0n } }, 'insufficientGas'],
  [
    'a coin, where another account may pay',
    { ...complete, coin: { amount: 0n }, mayBePaid: true },
    'preview',
  ],
  [
    'enough of the token, which the wallet has elsewhere',
    { ...withAmount('6'), hasMore: { token: true, coin: false } },
    'preview',
  ],
  [
    'enough of the token, where the wallet has more of the coin alone',
    { ...withAmount('6'), hasMore: { token: false, coin: true } },
    'insufficientFunds',
  ],
  [
    'a coin, which the wallet has elsewhere',
    { ...complete, coin: { amount: 0n }, hasMore: { token: false, coin: true } },
    'preview',
  ],
  [
    'a coin, where the wallet has more of the token alone',
    { ...complete, coin: { amount: 0n }, hasMore: { token: true, coin: false } },
    'insufficientGas',
  ],
  ['nothing but knowledge of the coin', { ...complete, coin: undefined }, 'preview'],
  ['a receiver', { ...complete, recipient: { status: 'empty' } }, 'addAddress'],
  ['an answer about the name', { ...complete, recipient: { status: 'resolving' } }, 'resolving'],
  ['a valid receiver', { ...complete, recipient: { status: 'invalid' } }, 'invalidAddress'],
  ['a name that could be read', { ...complete, recipient: { status: 'failed' } }, 'addAddress'],
] as const)('a form that lacks %s', (_, parts, expected) => {
  expect(getSendState(parts as SendParts)).toBe(expected)
})
