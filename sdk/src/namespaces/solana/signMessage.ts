import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features'
import { getBase58Decoder } from '@solana/web3.js'
import type { Wallet } from '@wallet-standard/base'
import { createLateError } from '../../errors/createLateError.ts'
import { toWalletError } from '../toWalletError.ts'

const method = 'solana:signMessage'

/**
 * Has a wallet sign a message with `solana:signMessage`. Returns the ed25519 signature in base58.
 *
 * @throws WalletKitError `WALLET_REPLY_INVALID` when something else than the message was signed
 */
export async function signMessage(
  wallet: Wallet,
  { address, message }: { address: string; message: string },
): Promise<string> {
  const bytes = new TextEncoder().encode(message)
  const { signedMessage, signature } = await requestSignature(wallet, address, bytes).catch(
    (error: unknown) => {
      throw toWalletError(error, method)
    },
  )
  if (
    !isBytes(signature) ||
    signature.length !== 64 ||
    !isBytes(signedMessage) ||
    !isEqual(signedMessage, bytes)
  ) {
    throw createLateError('WALLET_REPLY_INVALID', { context: { method } })
  }
  return getBase58Decoder().decode(signature)
}

/** Asks the wallet, whose properties may throw, be missing, or be anything. */
async function requestSignature(
  wallet: Wallet,
  address: string,
  message: Uint8Array,
): Promise<{ readonly signedMessage?: unknown; readonly signature?: unknown }> {
  const account = wallet.accounts.find((candidate) => candidate.address === address)
  if (!account) throw createLateError('NOT_CONNECTED')
  const feature = (wallet.features as Partial<SolanaSignMessageFeature>)[method]
  if (!feature) throw createLateError('WALLET_REQUEST_FAILED', { context: { method } })
  const outputs: unknown = await feature.signMessage({ account, message })
  return (Array.isArray(outputs) ? outputs[0] : undefined) ?? {}
}

function isBytes(value: unknown): value is Uint8Array {
  // By tag: bytes of another realm (a frame, an extension's world) are no instance of this realm's class.
  return Object.prototype.toString.call(value) === '[object Uint8Array]'
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
