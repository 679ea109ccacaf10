import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
  type Transaction,
} from '@solana/kit'
import type { SigningCall } from './WalletCall.ts'

/** Everything here is in base58. */
export async function signSolanaMessage(call: SigningCall): Promise<{ readonly signature: string }> {
  const { message, pubkey } = call.params as { readonly message: string; readonly pubkey: string }
  if (pubkey !== call.addresses.solana) throw new Error(`The wallet has no account ${pubkey}.`)
  const signature = await signBytes(call, decodeBase58(message))
  return { signature: getBase58Decoder().decode(signature) }
}

export async function signSolanaTransaction(call: SigningCall): Promise<{ readonly transaction: string }> {
  const { transaction } = call.params as { readonly transaction: string }
  return { transaction: encode(await sign(call, transaction)) }
}

export async function signAllSolanaTransactions(
  call: SigningCall,
): Promise<{ readonly transactions: readonly string[] }> {
  const { transactions } = call.params as { readonly transactions: readonly string[] }
  const signed = await Promise.all(transactions.map((transaction) => sign(call, transaction)))
  return { transactions: signed.map(encode) }
}

/** Signs a transaction and sends it to the Solana chain. */
export async function sendSolanaTransaction(call: SigningCall): Promise<{ readonly signature: string }> {
  const { transaction, options = {} } = call.params as {
    readonly transaction: string
    readonly options?: object
  }
  const signed = await sign(call, transaction)
  const { result } = await call.api.call<{ result: unknown }>('/rpc', {
    method: 'sendTransaction',
    params: [getBase64EncodedWireTransaction(signed), { ...options, encoding: 'base64' }],
    chainId: call.chainId,
  })
  return { signature: String(result) }
}

/** Adds the user's signature; those of others stay. */
async function sign(call: SigningCall, encoded: string): Promise<Transaction> {
  const transaction = decode(encoded)
  const address = call.addresses.solana
  if (!(address in transaction.signatures)) {
    throw new Error(`${address} is not a signer of this transaction.`)
  }
  const signature = await signBytes(call, transaction.messageBytes)
  return { ...transaction, signatures: { ...transaction.signatures, [address]: signature as SignatureBytes } }
}

const signBytes = ({ account, addresses }: SigningCall, bytes: ArrayLike<number>) =>
  account.sign(addresses, addresses.solana, { kind: 'solana', message: Uint8Array.from(bytes) })

function decode(encoded: string): Transaction {
  try {
    return getTransactionDecoder().decode(getBase58Encoder().encode(encoded))
  } catch {
    throw new Error('The transaction is not valid base58 of a transaction.')
  }
}

function decodeBase58(text: string) {
  try {
    return getBase58Encoder().encode(text)
  } catch {
    throw new Error('The message is not valid base58.')
  }
}

function encode(transaction: Transaction): string {
  return getBase58Decoder().decode(getTransactionEncoder().encode(transaction))
}
