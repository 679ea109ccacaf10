import { base64urlnopad } from '@scure/base'
import { proofHeaders } from './proofHeaders.ts'
import { deviceAlgorithm, type SignedRequest, toSignedText } from './signedText.ts'

interface SignRequestParameters {
  readonly privateKey: CryptoKey
  /** 65 bytes as base64url. */
  readonly publicKey: string
  readonly request: SignedRequest
}

/** Headers that prove a request to be of the device that has this key. */
export async function signRequest({ privateKey, publicKey, request }: SignRequestParameters) {
  const signature = await crypto.subtle.sign(deviceAlgorithm, privateKey, await toSignedText(request))
  return {
    [proofHeaders.publicKey]: publicKey,
    [proofHeaders.nonce]: request.nonce,
    [proofHeaders.signature]: base64urlnopad.encode(new Uint8Array(signature)),
  }
}
