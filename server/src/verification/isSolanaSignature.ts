import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'

export interface IsSolanaSignatureParameters {
  /** Base58. */
  readonly address: string
  readonly message: string
  /** Base58. */
  readonly signature: string
}

/** DER of an ed25519 public key up to the key itself. https://www.rfc-editor.org/rfc/rfc8410#section-4 */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')
const signatureLength = 64
/**
 * Digits that 64 bytes have at most. Decoding takes time with the square of the length: seconds for the longest form.
 */
const longestSignature = 88

/** Whether the account of an address signed a message with its key. */
export function isSolanaSignature({ address, message, signature }: IsSolanaSignatureParameters): boolean {
  if (signature.length > longestSignature) return false
  try {
    const bytes = base58.decode(signature)
    if (bytes.length !== signatureLength) return false
    const der = Buffer.concat([spkiPrefix, base58.decode(address)])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(message), key, bytes)
  } catch {
    // Not base58, or the address is not a valid key.
    return false
  }
}
