import {
  type Address,
  concatHex,
  decodeFunctionData,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  isAddressEqual,
  size,
  slice,
} from 'viem'
import { multiSendCallOnlyAddress } from '../../chains/smartAccounts/accountAddresses.ts'
import { multiSendAbi, safe4337ModuleAbi } from './safeAbis.ts'

/** A call of an account. */
export interface AccountCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** Whether the Safe calls the contract, or runs its code as its own. */
export const operationKinds = { call: 0, delegateCall: 1 } as const

/** Encodes calls for a MultiSend contract. */
export function encodeMultiSend(calls: readonly (AccountCall & { readonly operation: 0 | 1 })[]): Hex {
  const transactions = calls.map(({ operation, to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [operation, to, value, BigInt(size(data)), data],
    ),
  )
  return encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [concatHex(transactions)] })
}

/** Encodes calls that succeed together or not at all as the call data of an operation. */
export function encodeSafeCalls(calls: readonly AccountCall[]): Hex {
  const [first] = calls
  if (!first) throw new Error('There are no calls')
  const { call, delegateCall } = operationKinds
  const { to, value, data, operation } =
    calls.length === 1
      ? { ...first, operation: call }
      : {
          to: multiSendCallOnlyAddress,
          value: 0n,
          data: encodeMultiSend(calls.map((each) => ({ ...each, operation: call }))),
          operation: delegateCall,
        }
  return encodeFunctionData({
    abi: safe4337ModuleAbi,
    functionName: 'executeUserOpWithErrorString',
    args: [to, value, data, operation],
  })
}

/** Decodes the call data of an operation; undefined when it is anything but plain calls of a Safe. */
export function decodeSafeCalls(callData: Hex): readonly AccountCall[] | undefined {
  try {
    const { args } = decodeFunctionData({ abi: safe4337ModuleAbi, data: callData })
    const [to, value, data, operation] = args
    if (operation === operationKinds.call) return [{ to, value, data }]
    if (!isAddressEqual(to, multiSendCallOnlyAddress)) return undefined
    const [transactions] = decodeFunctionData({ abi: multiSendAbi, data }).args
    return readTransactions(transactions)
  } catch {
    // Anyone may send anything as call data.
    return undefined
  }
}

const headBytes = 1 + 20 + 32 + 32

function readTransactions(transactions: Hex): readonly AccountCall[] {
  const calls: AccountCall[] = []
  for (let start = 0; start < size(transactions); ) {
    const head = slice(transactions, start, start + headBytes, { strict: true })
    const length = Number(BigInt(slice(head, 53)))
    const end = start + headBytes + length
    calls.push({
      to: getAddress(slice(head, 1, 21)),
      value: BigInt(slice(head, 21, 53)),
      data: length === 0 ? '0x' : slice(transactions, start + headBytes, end, { strict: true }),
    })
    start = end
  }
  return calls
}
