import { base64urlnopad } from '@scure/base'
import type { Addresses } from './Addresses.ts'

/** Name of a key by which servers tell whether shares are of one key: base64url of SHA-256 over its addresses. */
export async function toFingerprint({ eip155, solana, accountOwner }: Addresses): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([eip155, solana, accountOwner]))
  return base64urlnopad.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}
