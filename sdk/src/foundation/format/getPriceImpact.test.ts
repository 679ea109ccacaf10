import { expect, it } from 'vitest'
import { multiplyPrice } from './decimals.ts'
import { getPriceImpact } from './getPriceImpact.ts'

it.each([
  ['100', '99.5', '0.5'],
  ['100', '100', '0'],
  ['100', '101', '-1'],
  ['0.00', '5', undefined],
  ['3', '0', '100'],
])('of a swap that takes %s and pays %s is %s %%', (sold, received, impact) => {
  expect(getPriceImpact(sold, received)).toBe(impact)
})

// The figures of a swap in AppKit, whose prices are rounded.
it('is 3.95 % for a MATIC that pays 0.01726 AVAX', () => {
  const sold = multiplyPrice(10n ** 18n, 18, '0.7206444126')
  const received = multiplyPrice(17_259_970_548_235_021n, 18, '40.101925674')
  expect(getPriceImpact(sold, received)).toMatch(/^3\.95/)
})
