import { frameError, userRejected } from '@wallet-kit/clients/errors/constants'
import { createError } from '../errors/createError.ts'
import { redactContext } from '../errors/redactContext.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'
import { toDisplayName } from '../format/toDisplayName.ts'

/** Of the network's own words, in characters. */
const longestReason = 200

/** Codes of a visitor who has declined: RFC 6749's, and Apple's. */
const declined: readonly string[] = ['access_denied', 'user_cancelled_authorize']

/**
 * Reads the error of an authorization response: `USER_REJECTED` for a visitor who has declined, `FRAME_ERROR` with the
 * network's own words, as text, for any other code. `undefined` for a response without an error.
 * https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1
 */
export function toLoginRefusal(resultUri: string): WalletKitError | undefined {
  if (!URL.canParse(resultUri)) return undefined
  const { searchParams, hash } = new URL(resultUri)
  const fields = [searchParams, new URLSearchParams(hash.slice(1))].find((part) => part.has('error'))
  const code = fields?.get('error')
  if (!fields || code === null || code === undefined) return undefined
  if (declined.includes(code)) return createError(userRejected)
  const [frameCode, number, fallback] = frameError
  const reason = toDisplayName(fields.get('error_description') ?? '', longestReason) || fallback
  const context = redactContext({ request: 'connectSocial', error: toDisplayName(code) })
  return createError([frameCode, number, reason], { context })
}
