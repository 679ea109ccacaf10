import { base64urlnopad } from '@scure/base'

/** A request that a device signs, and all of it that counts. */
export interface SignedRequest {
  /** Origin of the server that it is meant for; another server cannot use it. */
  readonly audience: string
  /** `GET`, `PUT` … */
  readonly method: string
  /** Path and query, as they are sent. */
  readonly path: string
  readonly body?: string | Uint8Array | undefined
  /** Of the server, used once. */
  readonly nonce: string
}

/** Text under the signature of a device, the same at both ends. */
export async function toSignedText({ audience, method, path, body = '', nonce }: SignedRequest) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(body)
  const hash = base64urlnopad.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  return new TextEncoder().encode(
    ['wallet-kit frame request', audience, method, path, hash, nonce].join('\n'),
  )
}

/** ECDSA on P-256 with SHA-256; a public key is the 65 bytes of its uncompressed point. */
export const deviceAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
