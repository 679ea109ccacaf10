import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { seedBalance } from './seedBalance.ts'

const everyBalance = (seed: string) =>
  [1, 137].flatMap((chainId) =>
    Array.from({ length: 9 }, (_, accountIndex) => seedBalance({ seed, chainId, accountIndex })),
  )

test('balances are all different, odd, and large enough to send from', () => {
  const balances = everyBalance('a')
  expect(new Set(balances).size).toBe(balances.length)
  for (const balance of balances) {
    expect(balance % parseEther('1')).not.toBe(0n)
    expect(balance).toBeGreaterThan(parseEther('2'))
  }
})

test('balances depend on the seed', () => {
  expect(everyBalance('a')).toEqual(everyBalance('a'))
  expect(everyBalance('a')).not.toEqual(everyBalance('b'))
})

test('the last account is empty', () => {
  expect(seedBalance({ seed: 'a', chainId: 1, accountIndex: 9 })).toBe(0n)
})
