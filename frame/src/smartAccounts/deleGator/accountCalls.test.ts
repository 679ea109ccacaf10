import { encodeFunctionData, type Hex } from 'viem'
import { expect, test } from 'vitest'
import {
  type AccountCall,
  decodeAccountCalls,
  encodeAccountCalls,
  encodeExecution,
  encodeExecutions,
  executionModes,
} from './accountCalls.ts'
import { deleGatorAbi } from './deleGatorAbis.ts'
import { computeDeleGatorAddress } from './deleGatorAddress.ts'

const to = '0x1111111111111111111111111111111111111111'
const calls: readonly AccountCall[] = [
  { to, value: 1n, data: '0x' },
  { to, value: 0n, data: '0x12345678' },
]

test('an owner’s address is the one that MetaMask’s Smart Accounts Kit computes', () => {
  const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(computeDeleGatorAddress(owner)).toBe('0x6471b693cD31541523e63b0b9924ff6189872C0f')
})

test.each([1, 2])('%i calls are read as they were written', (count) => {
  expect(decodeAccountCalls(encodeAccountCalls(calls.slice(0, count)))).toEqual(calls.slice(0, count))
})

test('nothing but plain calls is read', () => {
  const execute = (mode: Hex, execution: Hex) =>
    encodeFunctionData({ abi: deleGatorAbi, functionName: 'execute', args: [mode, execution] })
  const [first] = calls as [AccountCall]
  const modeWith = (position: number, byte: string): Hex =>
    `0x${'00'.repeat(position)}${byte}${'00'.repeat(31 - position)}`
  for (const callData of [
    encodeAccountCalls(calls).slice(0, -64) as Hex,
    `${encodeAccountCalls(calls)}00` as const,
    // The account's code as another's, failing without reverting, one that is written as several, and none.
    execute(modeWith(0, 'ff'), encodeExecution(first)),
    execute(modeWith(1, '01'), encodeExecution(first)),
    execute(executionModes.batch, encodeExecutions([first])),
    execute(executionModes.batch, encodeExecutions([])),
    execute(executionModes.single, to),
    encodeFunctionData({ abi: deleGatorAbi, functionName: 'initialize', args: [to, [], [], []] }),
    '0x',
    '0x12345678',
  ] as const) {
    expect(decodeAccountCalls(callData)).toBeUndefined()
  }
})
