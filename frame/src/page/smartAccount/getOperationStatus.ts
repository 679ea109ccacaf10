import type { UserOperationReceipt } from '@wallet-kit/clients/bundler/types'
import { type Hex, numberToHex } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { entryPointAddress } from '../../smartAccounts/accountAddresses.ts'
import type { SmartAccount } from './openSmartAccount.ts'
import type { KeptCalls } from './sendOperation.ts'
import { findRefusal } from './toErrorText.ts'

/** Of EIP-5792. https://eips.ethereum.org/EIPS/eip-5792#wallet_getcallsstatus */
const statusCodes = { pending: 100, confirmed: 200, notIncluded: 400, reverted: 500 } as const

/** ERC-7769: the operation, or its paymaster's promise, has expired. */
const outOfTime = -32_503

/** How far back the chain is searched for an operation that the bundler does not know, in blocks. */
const searchedBlocks = 2_000n

/** Of an operation alone: its transaction may include those of others. */
interface CallsReceipt {
  readonly logs: readonly object[]
  readonly status: Hex
  readonly transactionHash: Hex
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly gasUsed: Hex
}

/** Status of calls that were sent as one operation. An operation that the bundler has lost is sent again, the same. */
export async function getOperationStatus(smartAccount: SmartAccount, kept: KeptCalls): Promise<object> {
  const receipt = await findReceipt(smartAccount, kept)
  if (receipt) return describe(kept, receipt.status === '0x1' ? 'confirmed' : 'reverted', receipt)
  return describe(kept, (await isOver(smartAccount, kept)) ? 'notIncluded' : 'pending')
}

function describe(
  { id, version, chainId }: KeptCalls,
  status: keyof typeof statusCodes,
  receipt?: CallsReceipt,
): object {
  const receipts = receipt && { receipts: [receipt] }
  if (version.startsWith('1')) {
    return { status: status === 'pending' ? 'PENDING' : 'CONFIRMED', ...receipts }
  }
  return {
    version,
    id,
    chainId: numberToHex(chainId),
    atomic: true,
    status: statusCodes[status],
    ...receipts,
  }
}

async function findReceipt(
  smartAccount: SmartAccount,
  { hash }: KeptCalls,
): Promise<CallsReceipt | undefined> {
  const { bundler } = smartAccount
  const reply = await bundler.request({ method: 'eth_getUserOperationReceipt', params: [hash] })
  if (!reply) return undefined
  const { success, logs = [], receipt } = reply as unknown as UserOperationReceipt
  return toCallsReceipt(success, logs, receipt as never)
}

function toCallsReceipt(
  success: boolean,
  logs: readonly object[],
  { transactionHash, blockHash, blockNumber, gasUsed }: Omit<CallsReceipt, 'logs' | 'status'>,
): CallsReceipt {
  return { logs, status: success ? '0x1' : '0x0', transactionHash, blockHash, blockNumber, gasUsed }
}

/** Whether the operation is on no way to the chain, and can never be included. */
async function isOver(smartAccount: SmartAccount, { hash, operation }: KeptCalls): Promise<boolean> {
  const { bundler } = smartAccount
  const known = await bundler.request({ method: 'eth_getUserOperationByHash', params: [hash] })
  if (known) return false
  try {
    await bundler.request({
      method: 'eth_sendUserOperation',
      params: [operation as never, entryPointAddress],
    })
    return false
  } catch (error) {
    return findRefusal(error)?.code === outOfTime && !(await isIncluded(smartAccount, hash))
  }
}

/** By the chain, whatever the bundler says. */
async function isIncluded({ client }: SmartAccount, userOpHash: Hex): Promise<boolean> {
  const newest = await client.getBlockNumber()
  const events = await client.getContractEvents({
    address: entryPointAddress,
    abi: entryPoint07Abi,
    eventName: 'UserOperationEvent',
    args: { userOpHash },
    fromBlock: newest > searchedBlocks ? newest - searchedBlocks : 0n,
  })
  return events.length > 0
}
