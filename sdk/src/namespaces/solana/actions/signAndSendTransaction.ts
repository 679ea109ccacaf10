import type { KitHandle } from '../../../stores/KitHandle.ts'
import type { ActionContext } from '../../WalletAccess.ts'
import { type HostTransaction, readHostTransaction } from '../hostTransaction.ts'
import { askSolanaWallet, type SolanaWallet } from './askSolanaWallet.ts'
import { getNodeClient } from './getNodeClient.ts'

/** How a transaction is sent. https://solana.com/docs/rpc/http/sendtransaction */
export interface SolanaSendOptions {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

export interface SignAndSendTransactionParameters {
  /** Bytes of the wire, a transaction of `@solana/kit`, or a `Transaction` or `VersionedTransaction` of web3.js 1. */
  readonly transaction: HostTransaction
  readonly options?: SolanaSendOptions | undefined
}

/**
 * Has the connected Solana wallet sign a transaction and send it (Wallet Standard, `solana:signAndSendTransaction`). What
 * a wallet can only sign is sent through the network's nodes.
 *
 * @returns the transaction's signature in base58, which is not confirmed yet: see `waitForSolanaTransaction`
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `CHAIN_NOT_SUPPORTED`, `USER_REJECTED`,
 * `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`, `RPC_FAILED` when the nodes refuse it
 *
 * @example
 * const signature = await signAndSendTransaction(kit, { transaction })
 */
export function signAndSendTransaction(
  kit: KitHandle<ActionContext>,
  { transaction, options }: SignAndSendTransactionParameters,
): Promise<string> {
  return askSolanaWallet(kit, async (wallet, signal) => {
    const { bytes } = await readHostTransaction(transaction, 'solana:signAndSendTransaction')
    return signAndSendBytes(kit._internal, { wallet, bytes, options }, signal)
  })
}

interface SignAndSendBytes {
  readonly wallet: SolanaWallet
  readonly bytes: Uint8Array
  readonly options?: SolanaSendOptions | undefined
}

/** See {@link signAndSendTransaction}. */
export async function signAndSendBytes(
  context: ActionContext,
  { wallet, bytes, options }: SignAndSendBytes,
  signal: AbortSignal,
): Promise<string> {
  const { canSend, signAndSend, signTransactions, toBase64 } = await import('../transactionFeatures.ts')
  signal.throwIfAborted()
  if (canSend(wallet)) return signAndSend(wallet, bytes, options)
  const [signed] = await signTransactions(wallet, [bytes])
  const client = await getNodeClient(context, wallet.network)
  const sent = { preflightCommitment: 'confirmed' as const, ...options, encoding: 'base64' as const }
  return client.request('sendTransaction', [toBase64(signed as Uint8Array), sent], signal)
}
