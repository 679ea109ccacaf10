import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  signBytes,
  type Transaction,
} from '@solana/kit'
import { callNode, FrameRefusal } from '@wallet-kit/frame'
import { solanaRpcPath } from '../../solana/mountSolanaRpc.ts'
import type { RpcCall } from './RpcCall.ts'

/** Everything here is in base58. */
export async function signSolanaMessage({ keys, params }: RpcCall): Promise<{ readonly signature: string }> {
  const { message, pubkey } = params as { readonly message: string; readonly pubkey: string }
  if (pubkey !== keys.solana.address) throw new FrameRefusal(`The wallet has no account ${pubkey}.`, 403)
  const signature = await signBytes(keys.solana.keyPair.privateKey, decodeBase58(message))
  return { signature: getBase58Decoder().decode(signature) }
}

export async function signSolanaTransaction(call: RpcCall): Promise<{ readonly transaction: string }> {
  const { transaction } = call.params as { readonly transaction: string }
  return { transaction: encode(await sign(call, transaction)) }
}

export async function signAllSolanaTransactions(
  call: RpcCall,
): Promise<{ readonly transactions: readonly string[] }> {
  const { transactions } = call.params as { readonly transactions: readonly string[] }
  const signed = await Promise.all(transactions.map((transaction) => sign(call, transaction)))
  return { transactions: signed.map(encode) }
}

/** Signs a transaction and sends it to the Solana chain. */
export async function sendSolanaTransaction(call: RpcCall): Promise<{ readonly signature: string }> {
  const { transaction, options = {} } = call.params as {
    readonly transaction: string
    readonly options?: object
  }
  const signed = await sign(call, transaction)
  const signature = await callNode(`${call.state.origin}${solanaRpcPath}`, 'sendTransaction', [
    getBase64EncodedWireTransaction(signed),
    { ...options, encoding: 'base64' },
  ])
  return { signature: String(signature) }
}

/** Adds the user's signature; those of others stay. */
async function sign({ keys }: RpcCall, encoded: string): Promise<Transaction> {
  const transaction = decode(encoded)
  const { address, keyPair } = keys.solana
  if (!(address in transaction.signatures)) {
    throw new FrameRefusal(`${address} is not a signer of this transaction.`, 403)
  }
  return partiallySignTransaction([keyPair], transaction)
}

function decode(encoded: string): Transaction {
  try {
    return getTransactionDecoder().decode(getBase58Encoder().encode(encoded))
  } catch {
    throw new FrameRefusal('The transaction is not valid base58 of a transaction.')
  }
}

function decodeBase58(text: string) {
  try {
    return getBase58Encoder().encode(text)
  } catch {
    throw new FrameRefusal('The message is not valid base58.')
  }
}

function encode(transaction: Transaction): string {
  return getBase58Decoder().decode(getTransactionEncoder().encode(transaction))
}
