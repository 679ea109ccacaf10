import { requestInvalid } from '@wallet-kit/clients/errors/constants'
import { isHash } from 'viem'
import { createError } from '../../../foundation/errors/createError.ts'
import type { KitHandle } from '../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../ChainsContext.ts'
import { lookLimit, type TransferOutcome, type TransferWait } from '../Transfers.ts'
import { getNodeClient } from './actions/getNodeClient.ts'
import type { TransactionParameters } from './actions/toTransactionRequest.ts'
import { waitForTransactionReceipt } from './actions/waitForTransactionReceipt.ts'
import { waitForReviewed } from './calls/waitForReviewed.ts'
import { isAltered } from './isAltered.ts'
import { isRelayed } from './isRelayed.ts'
import { isTransferred } from './isTransferred.ts'

type Kit = KitHandle<ChainsContext>

export interface EvmTransferWait extends TransferWait {
  /** The transaction of the request. */
  readonly transaction: TransactionParameters
}

/** Waits for a transfer, and compares it with what was confirmed. */
export function waitForTransfer(kit: Kit, wait: EvmTransferWait): Promise<TransferOutcome> {
  return wait.sent.isBundle ? waitForBundle(kit, wait) : waitForTransaction(kit, wait)
}

async function waitForTransaction(kit: Kit, wait: EvmTransferWait): Promise<TransferOutcome> {
  const { caipNetworkId, request, sender, signal, transaction } = wait
  const { hash, receipt } = await readReceipt(kit, wait.sent.id, wait)
  const client = await getNodeClient(kit._internal, { caipNetworkId })
  const mined = await client.request({ method: 'eth_getTransactionByHash', params: [hash] }, signal)
  if (mined && isAltered(mined, transaction)) {
    if (!(await isRelayed(client, mined, sender))) return { status: 'altered' }
    if (receipt.status === 'success')
      return { status: (await isTransferred(client, receipt, request, sender)) ? 'confirmed' : 'altered' }
  }
  return { status: receipt.status === 'success' ? 'confirmed' : 'failed' }
}

/**
 * The wallet has made a transaction of its own of the call, whose effect alone can be compared: by the nodes' receipt, not by
 * the wallet's.
 */
async function waitForBundle(kit: Kit, wait: EvmTransferWait): Promise<TransferOutcome> {
  const { sent, caipNetworkId, request, sender, signal, isLate } = wait
  const timeoutMs = isLate ? lookLimit : undefined
  const { status, hash } = await waitForReviewed(kit, { id: sent.id, signal, timeoutMs })
  if (!hash) return { status }
  if (status !== 'confirmed') return { status, hash }
  const { receipt } = await readReceipt(kit, hash, wait)
  const client = await getNodeClient(kit._internal, { caipNetworkId })
  const hasArrived = receipt.status === 'success' && (await isTransferred(client, receipt, request, sender))
  return { status: hasArrived ? 'confirmed' : 'altered', hash }
}

async function readReceipt(kit: Kit, hash: string, { caipNetworkId, signal, isLate }: EvmTransferWait) {
  if (!isHash(hash)) throw createError(requestInvalid, { context: { method: 'eth_getTransactionReceipt' } })
  const timeoutMs = isLate ? lookLimit : undefined
  return { hash, receipt: await waitForTransactionReceipt(kit, { hash, signal, caipNetworkId, timeoutMs }) }
}
