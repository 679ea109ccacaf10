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

/** Has the wallet sign and send the bytes of a transaction; what it can only sign is sent through the network's nodes. */
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
