import type { CreateSIWXMessageParameters, SIWXMessage } from '../SIWXConfig.ts'
import type { SignInTools } from '../SignInTools.ts'

/** A sign-in message of this page, with a random nonce of 128 bits. */
export async function createPageMessage(
  parameters: CreateSIWXMessageParameters,
  tools: SignInTools,
): Promise<SIWXMessage> {
  const { host: domain, origin: uri } = location
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const fields = { ...parameters, domain, uri, version: '1', nonce, issuedAt: new Date().toISOString() }
  // Without an account it is the wallet that writes the text.
  const message = parameters.accountAddress ? await tools.createSignInMessage(fields) : ''
  return { ...fields, toString: () => message }
}
