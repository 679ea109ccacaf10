import type { SendReview } from '@wallet-kit/sdk/actions'
import { expect, it } from 'vitest'
import { findChange } from './reviewChange.ts'

const seen: SendReview = {
  ...{ fee: 100n, deposit: 5n, willSucceed: true, isContract: false, isFirstTime: true, isOwn: false },
  ...{ leaves: 7n, isSponsored: false, needsAuxiliaryFunds: false },
}
const change = (changed: Partial<SendReview>) => findChange({ ...seen, ...changed }, seen)

it.each([
  ['a fee that is higher by more than a fifth', { fee: 121n }, 'cost'],
  ['a fee that is higher by a fifth', { fee: 120n }, undefined],
  ['a deposit that is due now', { deposit: 26n }, 'cost'],
  ['a lower fee', { fee: 99n }, undefined],
  ['a lower fee that pays for the deposit', { fee: 90n, deposit: 15n }, undefined],
  ['more that leaves', { leaves: 8n }, 'effect'],
  ['a higher fee, too', { leaves: 8n, fee: 200n }, 'effect'],
  ['a receiver that has become a contract', { isContract: true }, 'effect'],
  ['a receiver that looks like one that is known', { lookAlike: '0x1' }, 'effect'],
  ['the same', {}, undefined],
] as const)('%s', (_, changed, expected) => {
  expect(change(changed)).toBe(expected)
})

it.each([
  ['a fee that rises, while a service pays it', { isSponsored: true }, { fee: 999n }, undefined],
  ['a deposit that rises beside it', { isSponsored: true }, { deposit: 6n }, 'cost'],
  ['a service that no longer pays', { isSponsored: true }, { isSponsored: false }, 'cost'],
  ['a service that pays now', {}, { isSponsored: true }, undefined],
] as const)('%s', (_, before, changed, expected) => {
  const accepted: SendReview = { ...seen, ...before }
  expect(findChange({ ...accepted, ...changed }, accepted)).toBe(expected)
})

it('an effect that can no longer be shown', () => {
  const { leaves: _, ...unknown } = seen
  expect(findChange(unknown, seen)).toBe('effect')
})
