import { getAddressEncoder, address as toAddress } from '@solana/addresses'
import { getBase58Encoder } from '@solana/codecs'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import type { VerifyMessageRequest } from '../Namespace.ts'

/** Digits that 64 bytes have at most. Decoding takes time with the square of the length, and storages may hold anything. */
const longestSignature = 88

/** Whether a base58 signature of a message is the account's own (ed25519, by the browser's Web Crypto). */
export async function verifyMessage({ address, message, signature }: VerifyMessageRequest): Promise<boolean> {
  if (signature.length > longestSignature) return false
  const publicKey = ignoreErrors(() => Uint8Array.from(getAddressEncoder().encode(toAddress(address))))
  const bytes = ignoreErrors(() => Uint8Array.from(getBase58Encoder().encode(signature)))
  if (!publicKey || bytes?.length !== 64) return false
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(message))
}
