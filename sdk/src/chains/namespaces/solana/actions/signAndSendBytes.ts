import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { NodeClient } from '../createNodeClient.ts'
import { isCarriedOut } from '../isCarriedOut.ts'
import { canSend, readSignature, signAndSend, signTransactions, toBase64 } from '../transactionFeatures.ts'
import type { SolanaWallet } from './askSolanaWallet.ts'
import { getNodeClient } from './getNodeClient.ts'

/** Options of sending a transaction. https://solana.com/docs/rpc/http/sendtransaction */
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
 * Signs and sends the bytes of a transaction with the wallet, or through the network's nodes when it can only sign. If
 * their answer is lost, the signature is returned all the same: waiting for it reveals the status.
 *
 * @throws WalletKitError `WALLET_REPLY_INVALID` also where the wallet has signed something else, besides its fees
 */
export async function signAndSendBytes(
  context: ChainsContext,
  { wallet, bytes, options }: SignAndSendBytes,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted()
  if (canSend(wallet)) return signAndSend(wallet, bytes, options)
  const [signed = bytes] = await signTransactions(wallet, [bytes])
  // The kit sends the requested transaction itself: not another one of the wallet.
  if (!isCarriedOut(bytes, signed))
    throw createError(walletReplyInvalid, { context: { method: 'solana:signTransaction' } })
  const client = await getNodeClient(context, wallet.network)
  const sent = { preflightCommitment: 'confirmed' as const, ...options, encoding: 'base64' as const }
  try {
    return await client.request({ method: 'sendTransaction', params: [toBase64(signed), sent] }, signal)
  } catch (error) {
    const signature = readSignature(signed)
    if (signature && !signal.aborted && (await mayBeSent(client, { signature, error }, signal)))
      return signature
    throw error
  }
}

/** Failures after which a node may have passed the transaction on: its answer has been lost. */
const lostAnswers: ReadonlySet<string> = new Set([
  'NETWORK_ERROR',
  'SERVICE_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'RPC_REPLY_INVALID',
])

/**
 * Whether a transaction may be carried out though it could not be sent. Reported as a failure, it would be signed
 * again, with another blockhash, and paid twice. A node refuses a transaction that another one has passed on before.
 */
async function mayBeSent(
  client: NodeClient,
  { signature, error }: { readonly signature: string; readonly error: unknown },
  signal: AbortSignal,
): Promise<boolean> {
  if (isWalletKitError(error) && lostAnswers.has(error.code)) return true
  const statuses = await client
    .request({ method: 'getSignatureStatuses', params: [[signature]] }, signal)
    .catch(() => undefined)
  return Boolean(statuses?.value[0])
}
