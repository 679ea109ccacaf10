import type { SignInFields } from '../../../chains/namespaces/SignInFields.ts'
import type { WalletFields } from '../../../chains/namespaces/Together.ts'

/** The fields that a wallet is asked for. */
export function toWalletFields(fields: SignInFields): WalletFields {
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
