import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  size,
  slice,
} from 'viem'
import { deleGatorAbi } from './deleGatorAbis.ts'

/** A call of an account. */
export interface AccountCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** How an account executes (ERC-7579): one call or several, which revert together. */
export const executionModes = {
  single: `0x${'00'.repeat(32)}`,
  batch: `0x01${'00'.repeat(31)}`,
} as const satisfies Readonly<Record<string, Hex>>

const executions = [
  {
    type: 'tuple[]',
    components: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/** Encodes one call the way ERC-7579 has it. */
export function encodeExecution({ to, value, data }: AccountCall): Hex {
  return encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
}

/** Encodes several calls the way ERC-7579 has it. */
export function encodeExecutions(calls: readonly AccountCall[]): Hex {
  return encodeAbiParameters(executions, [calls])
}

/** Encodes calls that succeed together or not at all as the call data of an operation. */
export function encodeAccountCalls(calls: readonly AccountCall[]): Hex {
  const [first, ...others] = calls
  if (!first) throw new Error('There are no calls')
  const args =
    others.length === 0
      ? ([executionModes.single, encodeExecution(first)] as const)
      : ([executionModes.batch, encodeExecutions(calls)] as const)
  return encodeFunctionData({ abi: deleGatorAbi, functionName: 'execute', args })
}

/** Decodes the call data of an operation; undefined when it is anything but plain calls, encoded as above. */
export function decodeAccountCalls(callData: Hex): readonly AccountCall[] | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: deleGatorAbi, data: callData })
    if (functionName !== 'execute') return undefined
    const [mode, execution] = args
    const calls =
      mode === executionModes.batch
        ? decodeAbiParameters(executions, execution)[0]
        : [readExecution(execution)]
    // Whatever has a second meaning is encoded in another way.
    return encodeAccountCalls(calls) === callData.toLowerCase() ? calls : undefined
  } catch {
    // Anyone may send anything as call data.
    return undefined
  }
}

const headBytes = 20 + 32

function readExecution(execution: Hex): AccountCall {
  const head = slice(execution, 0, headBytes, { strict: true })
  return {
    to: getAddress(slice(head, 0, 20)),
    value: BigInt(slice(head, 20)),
    data: size(execution) === headBytes ? '0x' : slice(execution, headBytes),
  }
}
