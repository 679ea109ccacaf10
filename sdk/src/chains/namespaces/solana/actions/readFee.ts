import { getBase64Decoder } from '@solana/codecs'
import { getTransactionDecoder } from '@solana/transactions'
import { rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import type { NodeClient } from '../createNodeClient.ts'

/**
 * Fee for a transaction's own message, in lamports: signatures and priority (`getFeeForMessage`).
 *
 * @throws WalletKitError `RPC_FAILED`, `RPC_REPLY_INVALID` also where its blockhash is unknown or too old
 */
export async function readFee(client: NodeClient, wire: Uint8Array, signal: AbortSignal): Promise<bigint> {
  const { messageBytes } = getTransactionDecoder().decode(wire)
  const message = getBase64Decoder().decode(messageBytes)
  const { value } = await client.request(
    { method: 'getFeeForMessage', params: [message, { commitment: 'confirmed' }] },
    signal,
  )
  if (value === null) throw createError(rpcReplyInvalid, { context: { method: 'getFeeForMessage' } })
  return BigInt(value)
}
