import { createLateError } from '../../../errors/createLateError.ts'
import type { ActionContext } from '../../WalletAccess.ts'
import type { SolanaWallet } from './askSolanaWallet.ts'
import { getNodeClient } from './getNodeClient.ts'

/** How a transaction is sent. https://solana.com/docs/rpc/http/sendtransaction */
export interface SolanaSendOptions {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

interface SignAndSendBytes {
  readonly wallet: SolanaWallet
  readonly bytes: Uint8Array
  readonly options?: SolanaSendOptions | undefined
}

/**
 * Has the wallet sign and send the bytes of a transaction; what it can only sign is sent through the network's nodes.
 *
 * @throws WalletKitError `WALLET_REPLY_INVALID` also where the wallet has signed something else, besides its fees
 */
export async function signAndSendBytes(
  context: ActionContext,
  { wallet, bytes, options }: SignAndSendBytes,
  signal: AbortSignal,
): Promise<string> {
  const { canSend, signAndSend, signTransactions, toBase64 } = await import('../transactionFeatures.ts')
  signal.throwIfAborted()
  if (canSend(wallet)) return signAndSend(wallet, bytes, options)
  const [signed = bytes] = await signTransactions(wallet, [bytes])
  // The kit itself sends it: not what the wallet has put in its place.
  const { isCarriedOut } = await import('../isCarriedOut.ts')
  if (!isCarriedOut(bytes, signed))
    throw createLateError('WALLET_REPLY_INVALID', { context: { method: 'solana:signTransaction' } })
  const client = await getNodeClient(context, wallet.network)
  const sent = { preflightCommitment: 'confirmed' as const, ...options, encoding: 'base64' as const }
  return client.request('sendTransaction', [toBase64(signed), sent], signal)
}
