import { getBase58Decoder, getBase64Decoder } from '@solana/codecs'
import { getTransactionDecoder } from '@solana/transactions'
import type { SolanaSignAndSendTransactionOptions } from '@solana/wallet-standard-features'
import {
  chainNotSupported,
  walletMethodUnsupported,
  walletReplyInvalid,
} from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { WalletKitError } from '../../../foundation/errors/WalletKitError.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { readList } from '../readList.ts'
import type { SolanaWallet } from './actions/askSolanaWallet.ts'
import { callFeature } from './callFeature.ts'
import { copyBytes } from './copyBytes.ts'
import { getStandardAccount } from './standardAccount.ts'
import { toStandardChain } from './toStandardChain.ts'

/** Longest transaction of the network, in bytes: one packet. */
const maxWireBytes = 1_232

const signFeature = 'solana:signTransaction'
const sendFeature = 'solana:signAndSendTransaction'

/** Whether the wallet itself can send signed transactions. */
export function canSend({ provider }: SolanaWallet): boolean {
  return ignoreErrors(() => Boolean(provider.features[sendFeature])) === true
}

/**
 * Signs transactions with the wallet, all of them in one request where it can (`solana:signTransaction`). It may change
 * them, to set its fees for example.
 *
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `WALLET_METHOD_UNSUPPORTED`, `WALLET_REPLY_INVALID` without a signature
 * of the account on each
 */
export async function signTransactions(
  wallet: SolanaWallet,
  transactions: readonly Uint8Array[],
): Promise<readonly Uint8Array[]> {
  const outputs = await call(wallet, signFeature, 'signTransaction', transactions)
  return transactions.map((_, index) => {
    const output = outputs[index] as { readonly signedTransaction?: unknown } | undefined
    const signed = copyBytes(ignoreErrors(() => output?.signedTransaction))
    if (!signed || !isSignedBy(signed, wallet.address)) throw invalidReply(signFeature)
    return signed
  })
}

/**
 * Signs and sends a transaction with the wallet (`solana:signAndSendTransaction`).
 *
 * @returns its first signature, in base58
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `WALLET_REPLY_INVALID`
 */
export async function signAndSend(
  wallet: SolanaWallet,
  transaction: Uint8Array,
  options: SolanaSignAndSendTransactionOptions | undefined,
): Promise<string> {
  const [output] = await call(wallet, sendFeature, 'signAndSendTransaction', [transaction], options)
  const signature = copyBytes(ignoreErrors(() => (output as { readonly signature?: unknown }).signature))
  if (signature?.length !== 64) throw invalidReply(sendFeature)
  return getBase58Decoder().decode(signature)
}

async function call(
  { provider, address, network }: SolanaWallet,
  feature: typeof signFeature | typeof sendFeature,
  method: string,
  transactions: readonly Uint8Array[],
  options?: SolanaSignAndSendTransactionOptions,
): Promise<readonly unknown[]> {
  const account = getStandardAccount(provider, address)
  const chain = toStandardChain(network.caipNetworkId)
  const chains = readList(ignoreErrors(() => provider.chains))
  if (!chains?.includes(chain)) {
    throw createError(chainNotSupported, { context: { caipNetworkId: network.caipNetworkId } })
  }
  if (!ignoreErrors(() => provider.features[feature])) {
    throw createError(walletMethodUnsupported, { context: { method: feature } })
  }
  // Copies of the host app's bytes, which the wallet may change.
  const inputs = transactions.map((transaction) => ({
    account,
    chain,
    transaction,
    ...(options && { options }),
  }))
  return readList(await callFeature(provider, feature, method, ...inputs)) ?? []
}

/** Bytes as JSON-RPC has them. */
export function toBase64(bytes: Uint8Array): string {
  return getBase64Decoder().decode(bytes)
}

/** The first signature of a transaction, in base58, by which the network knows it; `undefined` before it is signed. */
export function readSignature(wire: Uint8Array): string | undefined {
  const [first] = Object.values(ignoreErrors(() => getTransactionDecoder().decode(wire).signatures) ?? {})
  return first ? getBase58Decoder().decode(first) : undefined
}

/** Whether the bytes are a transaction that the account has signed. */
function isSignedBy(wire: Uint8Array, address: string): boolean {
  if (wire.length > maxWireBytes) return false
  const signatures = ignoreErrors(() => getTransactionDecoder().decode(wire).signatures) as
    | Readonly<Record<string, Uint8Array | null>>
    | undefined
  // The decoder turns a signature of zeros into null.
  return Boolean(signatures?.[address])
}

function invalidReply(method: string): WalletKitError {
  return createError(walletReplyInvalid, { context: redactContext({ method }) })
}
