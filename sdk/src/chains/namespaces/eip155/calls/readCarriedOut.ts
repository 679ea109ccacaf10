import type { Transaction } from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CallsReceipt, CallsStatus } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { getNodeClient } from '../actions/getNodeClient.ts'
import { isAltered } from '../isAltered.ts'
import type { NodeClient } from '../reads/createNodeClient.ts'
import { toCallsReceipt } from './getCallsStatus.ts'
import { isPaidByAccount } from './isPaidByAccount.ts'
import type { SentCalls } from './sentCalls.ts'

/** Comparison of a bundle with the blocks. */
export interface CarriedOut {
  readonly status: 'confirmed' | 'reverted' | 'partiallyReverted' | 'altered'
  /** As the nodes have them. */
  readonly receipts: readonly CallsReceipt[]
}

/**
 * Compares a bundle of which the wallet reports success with the blocks. The calls of a contract account are inside a
 * transaction that others send, and cannot be told apart there; transactions of the account itself can.
 *
 * @returns `undefined` while a node does not have one of the transactions
 */
export async function readCarriedOut(
  kit: KitHandle<ChainsContext>,
  sent: SentCalls,
  reported: CallsStatus,
  signal: AbortSignal,
): Promise<CarriedOut | undefined> {
  const { calls, caipNetworkId, account, atomicRequired, sponsorRequired } = sent
  const client = await getNodeClient(kit._internal, { caipNetworkId })
  const found = await Promise.all(
    reported.receipts.map(({ transactionHash }) => readMined(client, transactionHash, signal)),
  )
  const mined = found.filter((one) => one !== undefined)
  if (mined.length < found.length) return undefined
  const receipts = mined.map(({ receipt }) => receipt)
  const failures = receipts.filter(({ status }) => status === 'reverted').length
  if (failures > 0) return { status: failures < receipts.length ? 'partiallyReverted' : 'reverted', receipts }
  const single = mined.filter(({ transaction }) => isOneOf(transaction, sent, account))
  const isIncomplete = mined.length > 0 && single.length === mined.length && single.length < calls.length
  const isUnpaid = sponsorRequired && mined.some((one) => isPaidByAccount(one, account))
  const isSplit = atomicRequired && calls.length > 1 && (reported.atomic === false || single.length > 0)
  return { status: isIncomplete || isSplit || isUnpaid ? 'altered' : 'confirmed', receipts }
}

async function readMined(client: NodeClient, hash: CallsReceipt['transactionHash'], signal: AbortSignal) {
  const [receipt, transaction] = await Promise.all([
    client.request({ method: 'eth_getTransactionReceipt', params: [hash] }, signal),
    client.request({ method: 'eth_getTransactionByHash', params: [hash] }, signal),
  ])
  return receipt && transaction ? { receipt: toCallsReceipt(receipt), transaction } : undefined
}

/** Whether a transaction is one of the calls alone, sent by the account. */
function isOneOf(mined: Transaction, { calls }: SentCalls, account: string): boolean {
  const isOwn = mined.from.toLowerCase() === account.toLowerCase()
  return isOwn && calls.some((call) => !isAltered(mined, call))
}
