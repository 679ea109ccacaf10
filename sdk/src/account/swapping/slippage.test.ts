import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lessSlippage } from './readSwapQuote.ts'

// T19, T22
it('the least of an amount is within the tolerance, to the last unit', () => {
  const received = fc.bigInt({ min: 2n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(received, fc.integer({ min: 0, max: 50 }), (amount, slippage) => {
      const least = lessSlippage(amount, slippage)
      const exact = amount * BigInt(100 - slippage)
      // Rounded down, and by less than a unit.
      expect(least * 100n).toBeLessThanOrEqual(exact)
      expect((least + 1n) * 100n).toBeGreaterThan(exact)
      expect(least).toBeLessThanOrEqual(amount)
    }),
  )
})

// T19
it.each([0, 1, 50])('the least of a single unit is that unit, with a tolerance of %i %%', (slippage) => {
  expect(lessSlippage(1n, slippage)).toBe(1n)
})
