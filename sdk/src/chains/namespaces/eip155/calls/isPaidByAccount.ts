import type { Transaction } from '@wallet-kit/clients/ethereum/types'
import type { CallsReceipt } from '../../Calls.ts'

/** A transaction in a block. */
export interface MinedTransaction {
  readonly transaction: Transaction
  readonly receipt: Pick<CallsReceipt, 'logs'>
}

/** `UserOperationEvent(bytes32 indexed, address indexed sender, address indexed paymaster, …)`. https://eips.ethereum.org/EIPS/eip-4337 */
const operationTopic = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const nobody = `0x${'0'.repeat(64)}`

/** Of networks whose transactions name a paymaster themselves. https://docs.zksync.io/zksync-protocol/era-vm/transactions */
const ownPaymaster = '0x71'

/**
 * Whether the account has paid the network fee itself: it has sent the transaction, or its user operation names no
 * paymaster.
 */
export function isPaidByAccount({ transaction, receipt }: MinedTransaction, account: string): boolean {
  const { from, type } = transaction
  if (from.toLowerCase() === account.toLowerCase()) return type !== ownPaymaster
  const sender = `0x${account.slice(2).toLowerCase().padStart(64, '0')}`
  return receipt.logs.some(({ topics: [event, , ofSender, paymaster] }) => {
    const isOwn = event === operationTopic && ofSender?.toLowerCase() === sender
    return isOwn && paymaster === nobody
  })
}
