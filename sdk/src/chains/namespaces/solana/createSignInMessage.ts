import { signInMessageMismatch } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { SignInFields } from '../SignInFields.ts'

/**
 * A sign-in message as Sign-In-With-Solana writes it, which wallets recognise and check (CAIP-122).
 * https://github.com/phantom/sign-in-with-solana
 *
 * @throws WalletKitError `SIGN_IN_MESSAGE_MISMATCH` for a line break in a field, which could add another field.
 * Only statements may have several lines.
 */
export function createSignInMessage(fields: SignInFields): string {
  const { domain, accountAddress, statement, uri, version, chainId, nonce } = fields
  const { issuedAt, expirationTime, notBefore, requestId, resources } = fields
  const lines: readonly (readonly [name: string, value: string | undefined])[] = [
    ['URI', uri],
    ['Version', version],
    ['Chain ID', chainId.slice(chainId.indexOf(':') + 1)],
    ['Nonce', nonce],
    ['Issued At', issuedAt],
    ['Expiration Time', expirationTime],
    ['Not Before', notBefore],
    ['Request ID', requestId],
  ]
  const singleLines = Object.entries({ ...fields, statement: '' })
  const broken = singleLines.find(([, value]) => [value].flat().some((text) => /[\r\n]/.test(text ?? '')))
  if (broken) throw createError(signInMessageMismatch, { context: redactContext({ field: broken[0] }) })
  return [
    `${domain} wants you to sign in with your Solana account:`,
    accountAddress,
    ...(statement ? ['', statement] : []),
    '',
    ...lines.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
