import { transactionReplaced, transactionUnconfirmed } from '@wallet-kit/clients/errors/constants'
import type {
  Address,
  Hash,
  Log,
  TransactionReceipt as WireReceipt,
} from '@wallet-kit/clients/ethereum/types'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { readUnlessDown, waitOnChain } from '../../nodes/waitOnChain.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
import type { NodeClient } from '../reads/createNodeClient.ts'
import { getNodeClient } from './getNodeClient.ts'

export interface WaitForTransactionReceiptParameters extends NetworkParameters {
  readonly hash: Hash
  /** Blocks from the transaction's own to the latest, both counted. Default: 1. */
  readonly confirmations?: number | undefined
  /** Limit in ms. Default: 180 000. */
  readonly timeoutMs?: number | undefined
  /** Ends the wait with `REQUEST_ABORTED`; the transaction continues. */
  readonly signal?: AbortSignal | undefined
}

/** Receipt of a transaction. */
export interface TransactionReceipt {
  readonly status: 'success' | 'reverted'
  readonly transactionHash: Hash
  readonly blockNumber: bigint
  readonly gasUsed?: bigint
  /** Price of a unit of gas, in wei. */
  readonly effectiveGasPrice?: bigint
  /** The contract that the transaction created. */
  readonly contractAddress?: Address
  readonly logs: readonly Log[]
}

const defaultLimit = 180_000

/**
 * Waits until a transaction is in a block (`eth_getTransactionReceipt`). A reverted one is a receipt, too.
 *
 * @throws WalletKitError `TRANSACTION_REPLACED` when the account has sent another one in its place,
 * `TRANSACTION_UNCONFIRMED` after the time limit, `REQUEST_ABORTED`, `CHAIN_NOT_SUPPORTED`, `RPC_FAILED`,
 * `RPC_REPLY_INVALID`
 *
 * @example
 * const { status } = await waitForTransactionReceipt(kit, { hash })
 */
export async function waitForTransactionReceipt(
  { _internal: context }: KitHandle<ChainsContext>,
  {
    hash,
    confirmations = 1,
    timeoutMs = defaultLimit,
    signal,
    ...network
  }: WaitForTransactionReceiptParameters,
): Promise<TransactionReceipt> {
  const client = await getNodeClient(context, network)
  let sender: Sender | undefined
  return waitOnChain({
    timeoutMs,
    signal,
    lifetime: context.lifetime,
    async look(limited) {
      const receipt = await readUnlessDown(() => readReceipt(client, hash, limited), limited)
      if (receipt) return receipt.depth >= confirmations ? toReceipt(receipt.wire) : undefined
      sender ??= await readUnlessDown(() => readSender(client, hash, limited), limited)
      const state = sender && { ...sender, hash }
      if (state && (await readUnlessDown(() => isReplaced(client, state, limited), limited)))
        throw createError(transactionReplaced, { context: redactContext({ hash }) })
      return undefined
    },
    toTimeoutError: (cause) =>
      createError(transactionUnconfirmed, { context: redactContext({ hash }), cause }),
  })
}

/** The receipt and its number of confirmations. */
async function readReceipt(client: NodeClient, hash: Hash, signal: AbortSignal) {
  const [wire, latest] = await Promise.all([
    client.request({ method: 'eth_getTransactionReceipt', params: [hash] }, signal),
    client.request({ method: 'eth_blockNumber' }, signal),
  ])
  if (wire?.transactionHash.toLowerCase() !== hash.toLowerCase()) return undefined
  return { wire, depth: Number(BigInt(latest) - BigInt(wire.blockNumber)) + 1 }
}

/** Sender of a transaction, and its nonce. */
interface Sender {
  readonly from: Address
  readonly nonce: bigint
}

async function readSender(client: NodeClient, hash: Hash, signal: AbortSignal): Promise<Sender | undefined> {
  const transaction = await client.request({ method: 'eth_getTransactionByHash', params: [hash] }, signal)
  return transaction ? { from: transaction.from, nonce: BigInt(transaction.nonce) } : undefined
}

/** Whether another transaction of the account has taken its place. */
async function isReplaced(
  client: NodeClient,
  { from, nonce, hash }: Sender & { readonly hash: Hash },
  signal: AbortSignal,
): Promise<boolean> {
  const count = await client.request({ method: 'eth_getTransactionCount', params: [from, 'latest'] }, signal)
  // It may have got into a block between the two reads.
  return BigInt(count) > nonce && (await readReceipt(client, hash, signal)) === undefined
}

function toReceipt({
  status,
  blockNumber,
  gasUsed,
  effectiveGasPrice,
  ...receipt
}: WireReceipt): TransactionReceipt {
  return {
    // Receipts from before Byzantium have no status; what failed then is not distinguished.
    status: status === undefined || BigInt(status) === 1n ? 'success' : 'reverted',
    transactionHash: receipt.transactionHash,
    blockNumber: BigInt(blockNumber),
    ...(gasUsed && { gasUsed: BigInt(gasUsed) }),
    ...(effectiveGasPrice && { effectiveGasPrice: BigInt(effectiveGasPrice) }),
    ...(receipt.contractAddress && { contractAddress: receipt.contractAddress }),
    logs: receipt.logs,
  }
}
