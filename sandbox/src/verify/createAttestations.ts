import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** Signs the origin of a message. */
export interface Attestations {
  /** @param claim.id SHA-256 of the encrypted message that the attestation is for. */
  sign(claim: { readonly id: string; readonly origin: string }): Promise<string>
  publicKey(): Promise<{ readonly publicKey: JWK /** Seconds. */; readonly expiresAt: number }>
}

const lifetime = '5m'
/**
 * Wallets cache the key for this long. Each start of the sandbox creates a new key; a wallet that fails to verify an
 * attestation with its cached key requests the key again.
 */
const keyLifetimeSeconds = 86_400

export function createAttestations(): Attestations {
  const keys = generateKeyPair('ES256', { extractable: true })
  return {
    async sign({ id, origin }) {
      const { privateKey } = await keys
      return new SignJWT({ id, origin, isScam: false, isVerified: true })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(privateKey)
    },
    async publicKey() {
      const { publicKey } = await keys
      const jwk = await exportJWK(publicKey)
      return {
        publicKey: { ...jwk, key_ops: ['verify'], ext: true },
        expiresAt: Math.floor(Date.now() / 1_000) + keyLifetimeSeconds,
      }
    },
  }
}
