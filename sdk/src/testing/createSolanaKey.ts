import { getBase58Decoder, getBase58Encoder } from '@solana/codecs'
import { createKeyPairFromBytes, signBytes } from '@solana/keys'

/** An account's key. */
export interface SolanaKey {
  /** Base58 of the public key. */
  readonly address: string
  readonly publicKey: Uint8Array
  /** Signs with ed25519. */
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** Reads a secret key of 64 bytes: the seed and, from the 33rd on, the public key. */
export function createSolanaKey(secret: string | Uint8Array): SolanaKey {
  const bytes = new Uint8Array(typeof secret === 'string' ? getBase58Encoder().encode(secret) : secret)
  const publicKey = bytes.slice(32)
  // Imported on first use: outside a secure context there is no WebCrypto, but the wallet can still be listed.
  let pair: Promise<CryptoKeyPair> | undefined
  return {
    address: getBase58Decoder().decode(publicKey),
    publicKey,
    async sign(data) {
      pair ??= createKeyPairFromBytes(bytes)
      const { privateKey } = await pair
      return new Uint8Array(await signBytes(privateKey, data))
    },
  }
}
