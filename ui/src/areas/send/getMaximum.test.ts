import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { getMaximum } from './getMaximum.ts'

const coin = { amount: 1_000_000n }

const readSendable = async () => undefined

it('is all of a token, whose fee is paid in the coin', async () => {
  const review = vi.fn()
  expect(await getMaximum({ address: '0xa0', amount: 25n }, { review, readSendable })).toBe(25n)
  expect(review).not.toHaveBeenCalled()
})

it.each([
  [20n, 20n],
  [30n, 25n],
])('is no more of a token than can be sent at once: of %s', async (sendable, maximum) => {
  const read = vi.fn(async () => sendable)
  const token = { address: 'mint', amount: 25n }
  expect(await getMaximum(token, { review: vi.fn(), readSendable: read })).toBe(maximum)
  expect(read).toHaveBeenCalledWith('mint')
})

// F9
it('is the coin less half as much again as the fee where the price of gas changes', async () => {
  expect(
    await getMaximum(coin, {
      review: async () => ({ fee: 1_001n, gas: {}, isSponsored: false }),
      readSendable,
    }),
  ).toBe(1_000_000n - 1_501n)
})

it('is the coin less the fee where that is fixed', async () => {
  expect(
    await getMaximum(coin, { review: async () => ({ fee: 5_000n, isSponsored: false }), readSendable }),
  ).toBe(995_000n)
})

it('is all of the coin where a service pays the fee', async () => {
  const review = async () => ({ fee: 1_001n, gas: {}, isSponsored: true })
  expect(await getMaximum(coin, { review, readSendable })).toBe(1_000_000n)
})

it('is nothing where the fee is more than there is', async () => {
  expect(
    await getMaximum(coin, { review: async () => ({ fee: 1_000_001n, isSponsored: false }), readSendable }),
  ).toBe(0n)
})

it('fails where the fee is unknown', async () => {
  await expect(
    getMaximum(coin, { review: () => Promise.reject(new Error('down')), readSendable }),
  ).rejects.toThrow('down')
})

it('is never negative, and leaves the fee where there is enough for it', async () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  await fc.assert(
    fc.asyncProperty(units, units, fc.boolean(), async (amount, fee, hasGas) => {
      const maximum = await getMaximum(
        { amount },
        { review: async () => ({ fee, isSponsored: false, ...(hasGas && { gas: {} }) }), readSendable },
      )
      expect(maximum).toBeGreaterThanOrEqual(0n)
      expect(maximum).toBeLessThanOrEqual(amount)
      if (maximum > 0n) expect(maximum + fee).toBeLessThanOrEqual(amount)
    }),
  )
})
