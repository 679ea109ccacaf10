import {
  createKeyPairFromBytes,
  getBase58Decoder,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  partiallySignTransaction,
  signBytes,
  type Transaction,
} from '@solana/kit'
import type { WalletPageConfig } from '../WalletPageConfig.ts'
import { WalletRefusal } from './WalletRefusal.ts'

interface Signed {
  /** In base58. */
  readonly signature: string
}
interface SignedTransaction extends Signed {
  /** In base64, as apps send it. */
  readonly transaction: string
}

/** Signs the bytes of a message in base58. */
export async function signSolanaMessage(config: WalletPageConfig, params: unknown): Promise<Signed> {
  const { message, pubkey } = params as { readonly message: string; readonly pubkey: string }
  const { privateKey } = await keyPairOf(config, pubkey)
  const bytes = await signBytes(privateKey, getBase58Encoder().encode(message))
  return { signature: getBase58Decoder().decode(bytes) }
}

/** Adds the wallet's signature to a transaction; the signatures of others stay. */
export async function signSolanaTransaction(
  config: WalletPageConfig,
  params: unknown,
): Promise<SignedTransaction> {
  const { transaction: encoded, pubkey } = params as {
    readonly transaction: string
    readonly pubkey?: string
  }
  const transaction = decodeSolanaTransaction(encoded)
  const address = pubkey ?? signerOf(config, transaction)
  const signed = await partiallySignTransaction([await keyPairOf(config, address)], transaction)
  const signature = Object.entries(signed.signatures).find(([signer]) => signer === address)?.[1]
  if (!signature) throw new WalletRefusal(-32_602, `${address} is not a signer of this transaction.`)
  return {
    signature: getBase58Decoder().decode(signature),
    transaction: getBase64EncodedWireTransaction(signed),
  }
}

export async function signAllSolanaTransactions(
  config: WalletPageConfig,
  params: unknown,
): Promise<{ readonly transactions: readonly string[] }> {
  const { transactions } = params as { readonly transactions: readonly string[] }
  const signed = await Promise.all(
    transactions.map((transaction) => signSolanaTransaction(config, { transaction })),
  )
  return { transactions: signed.map(({ transaction }) => transaction) }
}

/** Signs a transaction and sends it to the sandbox's own chain. */
export async function sendSolanaTransaction(
  config: WalletPageConfig,
  params: unknown,
  base: string,
): Promise<Signed> {
  const { transaction } = await signSolanaTransaction(config, params)
  const { sendOptions } = params as { readonly sendOptions?: object }
  const response = await fetch(`${base}${config.solana.rpcPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'sendTransaction',
      params: [transaction, { ...sendOptions, encoding: 'base64' }],
    }),
  })
  if (!response.ok) throw new WalletRefusal(-32_603, `The Solana RPC replied with status ${response.status}.`)
  const { result, error } = (await response.json()) as {
    readonly result?: string
    readonly error?: { readonly code: number; readonly message: string }
  }
  if (result === undefined) {
    throw new WalletRefusal(error?.code ?? -32_603, error?.message ?? 'The Solana RPC returned no signature.')
  }
  return { signature: result }
}

export function decodeSolanaTransaction(encoded: string): Transaction {
  return getTransactionDecoder().decode(getBase64Encoder().encode(encoded))
}

function signerOf({ accounts }: WalletPageConfig, { signatures }: Transaction): string {
  const own = accounts.find(({ solana }) => solana.address in signatures)
  if (!own) throw new WalletRefusal(4_100, 'No account of this wallet is a signer of this transaction.')
  return own.solana.address
}

async function keyPairOf({ accounts }: WalletPageConfig, address: string): Promise<CryptoKeyPair> {
  const account = accounts.find(({ solana }) => solana.address === address)
  if (!account) throw new WalletRefusal(4_100, `This wallet has no account ${address}.`)
  return createKeyPairFromBytes(getBase58Encoder().encode(account.solana.secretKey))
}
