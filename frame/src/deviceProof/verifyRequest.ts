import { base64urlnopad } from '@scure/base'
import { deviceAlgorithm, type SignedRequest, toSignedText } from './signedText.ts'

interface VerifyRequestParameters {
  /** 65 bytes as base64url, of whoever sent it. */
  readonly publicKey: string
  /** 64 bytes as base64url. */
  readonly signature: string
  readonly request: SignedRequest
}

/** Whether the signature of a request is by the key that it names. Its nonce is checked by the server that made it. */
export async function verifyRequest({
  publicKey,
  signature,
  request,
}: VerifyRequestParameters): Promise<boolean> {
  try {
    const point = Uint8Array.from(base64urlnopad.decode(publicKey))
    const key = await crypto.subtle.importKey('raw', point, deviceAlgorithm, false, ['verify'])
    const bytes = Uint8Array.from(base64urlnopad.decode(signature))
    return await crypto.subtle.verify(deviceAlgorithm, key, bytes, await toSignedText(request))
  } catch {
    // No base64url, or no point of the curve.
    return false
  }
}
