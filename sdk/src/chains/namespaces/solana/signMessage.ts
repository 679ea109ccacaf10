import { getBase58Decoder } from '@solana/codecs'
import { walletReplyInvalid, walletRequestFailed } from '@wallet-kit/clients/errors/constants'
import type { Wallet } from '@wallet-standard/base'
import { createError } from '../../../foundation/errors/createError.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import type { SignMessageRequest } from '../Namespace.ts'
import { readList } from '../readList.ts'
import { callFeature } from './callFeature.ts'
import { copyBytes } from './copyBytes.ts'
import { getStandardAccount } from './standardAccount.ts'

const method = 'solana:signMessage'

/**
 * Signs a message with a wallet by `solana:signMessage`. Returns the ed25519 signature in base58.
 *
 * @throws WalletKitError `WALLET_REPLY_INVALID` when something else than the message was signed
 */
export async function signMessage(
  wallet: Wallet,
  { address, message, signal }: SignMessageRequest,
): Promise<string> {
  // Loading this code has taken time.
  signal?.throwIfAborted()
  const account = getStandardAccount(wallet, address)
  if (!ignoreErrors(() => wallet.features[method])) {
    throw createError(walletRequestFailed, { context: { method } })
  }
  const bytes = new TextEncoder().encode(message)
  // The wallet gets bytes of its own: it could write into those that its reply is compared with.
  const outputs = await callFeature(wallet, method, 'signMessage', { account, message: bytes.slice() })
  const signature = readSignature(outputs, bytes)
  if (!signature) throw createError(walletReplyInvalid, { context: { method } })
  return getBase58Decoder().decode(signature)
}

/** The signature, if it is one of the message. Each property of the reply is read once. */
function readSignature(outputs: unknown, message: Uint8Array): Uint8Array | undefined {
  return ignoreErrors(() => {
    const [output] = readList(outputs) ?? []
    const { signedMessage, signature } = output as { signedMessage?: unknown; signature?: unknown }
    const signed = copyBytes(signedMessage)
    const copy = copyBytes(signature)
    return signed && isEqual(signed, message) && copy?.length === 64 ? copy : undefined
  })
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
