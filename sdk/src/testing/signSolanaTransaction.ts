import type { Address } from '@solana/addresses'
import type { SignatureBytes } from '@solana/keys'
import { getCompiledTransactionMessageDecoder } from '@solana/transaction-messages'
import { getTransactionDecoder, getTransactionEncoder } from '@solana/transactions'
import type { SolanaKey } from './createSolanaKey.ts'
import { createWalletError } from './createWalletError.ts'

/** Adds an account's signature to a serialised transaction and keeps existing ones. */
export async function signSolanaTransaction(key: SolanaKey, bytes: Uint8Array): Promise<Uint8Array> {
  const { messageBytes, signatures } = decode(bytes)
  const signer = key.address as Address
  if (!(signer in signatures)) {
    throw createWalletError(-32_602, 'The account is not a signer of this transaction.')
  }
  const signature = (await key.sign(new Uint8Array(messageBytes))) as SignatureBytes
  const signed = { messageBytes, signatures: { ...signatures, [signer]: signature } }
  return new Uint8Array(getTransactionEncoder().encode(signed))
}

function decode(bytes: Uint8Array) {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    // Throws for unsupported versions.
    getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    return transaction
  } catch {
    throw createWalletError(-32_602, 'Not a transaction of version legacy or 0.')
  }
}
