import { base64urlnopad } from '@scure/base'

/** Name of the device's note about an e-mail address: by a hash, so that the browser's storage has no addresses. */
export async function emailNote(email: string): Promise<string> {
  const text = new TextEncoder().encode(email.trim().toLowerCase())
  return `email ${base64urlnopad.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))}`
}
