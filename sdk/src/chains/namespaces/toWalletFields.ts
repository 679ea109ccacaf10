import type { SignInFields } from './SignInFields.ts'

/** Fields of a message for a wallet that writes the text itself: without account and network, and without empty ones. */
export function toWalletFields(fields: SignInFields) {
  const { domain, uri, version, nonce } = fields
  const { issuedAt, statement, resources, requestId, expirationTime, notBefore } = fields
  return {
    domain,
    uri,
    version,
    nonce,
    ...(issuedAt && { issuedAt }),
    ...(statement && { statement }),
    ...(expirationTime && { expirationTime }),
    ...(notBefore && { notBefore }),
    ...(requestId && { requestId }),
    ...(resources && resources.length > 0 && { resources: [...resources] }),
  }
}
