import { signInMessageMalformed } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import type { WrongPart } from './signInTextParts.ts'

/** `SIGN_IN_MESSAGE_MALFORMED`, with the part in words; `format` for a message that is no text at all. */
export function createMalformedError(wrong: WrongPart | 'format'): WalletKitError {
  return createError(signInMessageMalformed, { context: { part: words[wrong] } })
}

const words = {
  format: 'format',
  length: 'length',
  scheme: 'first line',
  domain: 'first line',
  accountAddress: 'address',
  statement: 'statement',
  uri: 'URI',
  version: 'version',
  chainId: 'chain ID',
  nonce: 'nonce',
  issuedAt: 'time of issue',
  expirationTime: 'expiration time',
  notBefore: 'not before',
  requestId: 'request ID',
  resources: 'resources',
  end: 'end',
} as const satisfies Readonly<Record<WrongPart | 'format', string>>
