import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { enforcerAddresses } from '../accountAddresses.ts'
import type { Permission } from './Permission.ts'
import { readCaveats, toCaveats } from './permissionCaveats.ts'

const contract = '0x1111111111111111111111111111111111111111'
const word: Hex = `0x${'00'.repeat(31)}07`
const expiry = 1_800_000_000
const call = {
  type: 'contract-call',
  contract,
  selectors: ['0x12345678', '0x87654321'],
  valueLimit: 0n,
  fixedWords: [],
} as const

const permissions: readonly Permission[] = [
  { action: call, expiry },
  {
    action: { ...call, valueLimit: 9n, selectors: ['0x12345678'], fixedWords: [{ position: 2, word }] },
    expiry,
    calls: 3n,
  },
  { action: { type: 'erc20-token-transfer', token: contract, allowance: 5n }, expiry, calls: 1n },
  { action: { type: 'native-token-transfer', allowance: 2n ** 256n - 1n }, expiry },
]

test.each(permissions)('limits are read as they were written: $action.type', (permission) => {
  expect(readCaveats(toCaveats(permission))).toEqual(permission)
})

test.each(permissions)(
  'limits that somebody else has written are not said to be these: $action.type',
  (permission) => {
    const caveats = toCaveats(permission)
    for (const index of caveats.keys()) {
      const others = caveats.toSpliced(index, 1)
      const said = readCaveats(others)
      // A limit is the number of calls, or an argument, without which the permission is another one, and said as such.
      if (said) expect(toCaveats(said)).toEqual(others)
      expect(said).not.toEqual(permission)
    }
    const [first, ...others] = caveats
    expect(first && readCaveats([...others, first])).toBeUndefined()
    expect(first && readCaveats([{ ...first, terms: '0x12' }, ...others])).toBeUndefined()
    expect(readCaveats([...caveats, { enforcer: contract, terms: '0x' }])).toBeUndefined()
    expect(readCaveats([...caveats, { enforcer: enforcerAddresses.timestamp, terms: word }])).toBeUndefined()
  },
)

test('a permission without limits is not said at all', () => {
  expect(readCaveats([])).toBeUndefined()
})
