import { base64urlnopad } from '@scure/base'

/**
 * Nonce with which a login is started, so that its proof (an id_token, a signed message) is worth something only to the
 * device that started it: base64url of SHA-256 over the device's public key and random bytes of the page.
 */
export async function toLoginNonce(parameters: {
  /** As `Device.publicKey` has it. */
  readonly publicKey: string
  /** 16 to 64 bytes, as base64url. Sent to the keeper with the proof, and to nobody before. */
  readonly random: string
}): Promise<string> {
  const publicKey = base64urlnopad.decode(parameters.publicKey)
  const random = base64urlnopad.decode(parameters.random)
  const joined = new Uint8Array(publicKey.length + random.length)
  joined.set(publicKey)
  joined.set(random, publicKey.length)
  return base64urlnopad.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', joined)))
}
