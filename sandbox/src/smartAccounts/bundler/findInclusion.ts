import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { decodeFunctionData, type Hash, type Hex, numberToHex, parseEventLogs } from 'viem'
import { entryPoint07Abi, getUserOperationHash } from 'viem/account-abstraction'
import type { Chain } from '../../chains/Chain.ts'
import { reasonOf } from './estimateGas.ts'
import type { CompleteUserOperation } from './readUserOperation.ts'
import { unpackUserOperation } from './unpackUserOperation.ts'

interface NodeReceipt {
  readonly transactionHash: Hash
  readonly blockHash: Hash
  readonly blockNumber: Hex
  readonly logs: readonly { readonly address: Hex; readonly topics: [Hex, ...Hex[]]; readonly data: Hex }[]
}

/** Receipt of the transaction that included an operation; the chain has at most one, because nonces are used once. */
async function findReceipt({ client, call }: Chain, hash: Hash): Promise<NodeReceipt | undefined> {
  const [event] = await client.getContractEvents({
    address: entryPointAddress,
    abi: entryPoint07Abi,
    eventName: 'UserOperationEvent',
    args: { userOpHash: hash },
    fromBlock: 0n,
  })
  if (!event) return undefined
  const [receipt] = await call([{ method: 'eth_getTransactionReceipt', params: [event.transactionHash] }])
  return receipt as NodeReceipt
}

/** Answers `eth_getUserOperationReceipt` from the entry point's events; undefined before the operation is included. */
export async function findOperationReceipt(chain: Chain, hash: Hash): Promise<object | undefined> {
  const receipt = await findReceipt(chain, hash)
  if (!receipt) return undefined
  const events = parseEventLogs({
    abi: entryPoint07Abi,
    logs: receipt.logs.map((log, logIndex) => ({ ...log, logIndex })) as never,
    eventName: ['BeforeExecution', 'UserOperationEvent', 'UserOperationRevertReason'],
  }).filter(({ address }) => address.toLowerCase() === entryPointAddress.toLowerCase())
  const own = events.find(
    (event) => event.eventName === 'UserOperationEvent' && event.args.userOpHash === hash,
  )
  if (own?.eventName !== 'UserOperationEvent') throw new Error(`${hash} is not in its transaction`)
  // Operations of a bundle are executed one after the other; each ends with its event.
  const before = events.filter(
    ({ eventName, logIndex }) => eventName !== 'UserOperationRevertReason' && logIndex < own.logIndex,
  )
  const failure = events.find(
    (event) => event.eventName === 'UserOperationRevertReason' && event.args.userOpHash === hash,
  )
  const { sender, nonce, paymaster, success, actualGasCost, actualGasUsed } = own.args
  return {
    userOpHash: hash,
    entryPoint: entryPointAddress,
    sender,
    nonce: numberToHex(nonce),
    paymaster,
    success,
    actualGasCost: numberToHex(actualGasCost),
    actualGasUsed: numberToHex(actualGasUsed),
    ...(failure?.eventName === 'UserOperationRevertReason' && {
      reason: reasonOf(failure.args.revertReason),
    }),
    logs: receipt.logs.slice((before.at(-1)?.logIndex ?? -1) + 1, own.logIndex),
    receipt,
  }
}

/** An operation as it was included. */
export interface IncludedOperation {
  readonly operation: CompleteUserOperation
  readonly transactionHash: Hash
  readonly blockHash: Hash
  readonly blockNumber: Hex
}

/** Reads an operation from the transaction that included it. */
export async function findIncludedOperation(
  chain: Chain,
  hash: Hash,
): Promise<IncludedOperation | undefined> {
  const receipt = await findReceipt(chain, hash)
  if (!receipt) return undefined
  const { transactionHash, blockHash, blockNumber } = receipt
  const { input } = await chain.client.getTransaction({ hash: transactionHash })
  const { functionName, args } = decodeFunctionData({ abi: entryPoint07Abi, data: input })
  if (functionName !== 'handleOps') return undefined
  const operation = args[0]
    .map((packed) => unpackUserOperation(packed))
    .find((candidate) => hashOf(chain, candidate) === hash)
  return operation && { operation, transactionHash, blockHash, blockNumber }
}

/** Identifies an operation on a chain. */
export function hashOf({ definition: { chainId } }: Chain, userOperation: CompleteUserOperation): Hash {
  return getUserOperationHash({ chainId, entryPointAddress, entryPointVersion: '0.7', userOperation })
}
