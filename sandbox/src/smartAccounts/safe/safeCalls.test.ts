import { encodeFunctionData, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { createDevAccounts } from '../../chains/createDevAccounts.ts'
import { multiSendAddress } from '../../chains/smartAccounts/accountAddresses.ts'
import { safe4337ModuleAbi } from './safeAbis.ts'
import { computeSafeAddress } from './safeAddress.ts'
import { type AccountCall, decodeSafeCalls, encodeMultiSend, encodeSafeCalls } from './safeCalls.ts'

const to = '0x1111111111111111111111111111111111111111'
const calls: readonly AccountCall[] = [
  { to, value: 1n, data: '0x' },
  { to, value: 0n, data: '0x12345678' },
]

test('an owner’s address is the one that permissionless.js computes', () => {
  const [alice] = createDevAccounts()
  expect(alice && computeSafeAddress(alice.account.address)).toBe(
    '0x124Ef647181eda69861b61596802129E3B018765',
  )
})

test.each([1, 2])('%i calls are read as they were written', (count) => {
  expect(decodeSafeCalls(encodeSafeCalls(calls.slice(0, count)))).toEqual(calls.slice(0, count))
})

test('nothing but plain calls is read', () => {
  const batch = encodeMultiSend(calls.map((call) => ({ ...call, operation: 0 })))
  const execute = (target: Hex, data: Hex) =>
    encodeFunctionData({ abi: safe4337ModuleAbi, functionName: 'executeUserOp', args: [target, 0n, data, 1] })
  expect(decodeSafeCalls(encodeSafeCalls(calls).slice(0, -64) as Hex)).toBeUndefined()
  for (const callData of [execute(to, '0x'), execute(multiSendAddress, batch), '0x', '0x12345678'] as const) {
    expect(decodeSafeCalls(callData)).toBeUndefined()
  }
})
