import { decodeFunctionData, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { tokenAbi } from '../../contracts/abis.ts'
import { createDevAccounts } from '../createDevAccounts.ts'
import { sandboxChains } from '../sandboxChains.ts'
import { planHistory } from './planHistory.ts'

const moving: ReadonlySet<string> = new Set(
  ['mint(address,uint256)', 'transfer(address,uint256)'].map((signature) => toFunctionSelector(signature)),
)
const accounts = createDevAccounts().map(({ account }) => account.address)
const plan = (seed: string, definition = sandboxChains[0]) => {
  if (!definition) throw new Error('there is no chain')
  return planHistory({ definition, seed, accounts, metadataUrl: (slug) => `http://127.0.0.1/${slug}` })
}

describe.each(sandboxChains)('on $name', (definition) => {
  test.each(Array.from({ length: 12 }, (_, index) => `seed-${index}`))(
    'no balance falls below zero on the way (%s)',
    (seed) => {
      const balances = new Map<string, bigint>()
      const change = (key: string, amount: bigint) => balances.set(key, (balances.get(key) ?? 0n) + amount)
      for (const { from, to, data } of plan(seed, definition).flatMap(({ transactions }) => transactions)) {
        const token = definition.tokens.find(({ address }) => address === to)
        if (!token || !data || !moving.has(data.slice(0, 10))) continue
        const { functionName, args } = decodeFunctionData({ abi: tokenAbi, data })
        if (functionName === 'mint') change(`${token.symbol}/${args[0]}`, args[1])
        // The few transfers that should fail ask for more than there is of any token.
        if (functionName !== 'transfer' || args[1] >= 10n ** 40n) continue
        change(`${token.symbol}/${args[0]}`, args[1])
        change(`${token.symbol}/${from}`, -args[1])
        expect(balances.get(`${token.symbol}/${from}`)).toBeGreaterThan(0n)
      }
      expect(balances.size).toBeGreaterThan(20)
    },
  )
})

test('the plan depends on the seed only', () => {
  expect(plan('a')).toEqual(plan('a'))
  expect(plan('b')).not.toEqual(plan('a'))
})

test('blocks are planned oldest first, and the empty account takes no part', () => {
  const blocks = plan('a')
  const ages = blocks.map(({ secondsAgo }) => secondsAgo)
  expect(ages).toEqual([...ages].sort((left, right) => right - left))
  expect(ages.at(-1)).toBeGreaterThan(0)
  const judy = accounts[9]?.slice(2).toLowerCase() ?? 'nobody'
  for (const { from, to, data } of blocks.flatMap(({ transactions }) => transactions)) {
    expect([from, to, data].join(' ').toLowerCase()).not.toContain(judy)
  }
})
