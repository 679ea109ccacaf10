import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { SignInFields } from '../SignInFields.ts'

/** A sign-in message of EIP-4361. https://eips.ethereum.org/EIPS/eip-4361 */
export function createSignInMessage(fields: SignInFields): string {
  const { accountAddress, chainId, domain, uri, nonce, statement, resources, requestId } = fields
  const { issuedAt, expirationTime, notBefore } = fields
  return createSiweMessage({
    address: getAddress(accountAddress),
    chainId: Number(chainId.slice(chainId.indexOf(':') + 1)),
    domain,
    uri,
    version: '1',
    nonce,
    ...(statement && { statement }),
    ...(resources && { resources: [...resources] }),
    ...(requestId && { requestId }),
    ...(issuedAt && { issuedAt: new Date(issuedAt) }),
    ...(expirationTime && { expirationTime: new Date(expirationTime) }),
    ...(notBefore && { notBefore: new Date(notBefore) }),
  })
}
