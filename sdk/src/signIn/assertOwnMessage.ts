import { createLateError } from '../errors/createLateError.ts'
import { getWindow } from '../platform/getWindow.ts'
import { isSessionOf } from './isSessionOf.ts'
import type { SIWXMessage } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

/**
 * Refuses a message that is not about this page and this account, before the wallet shows it: a visitor who
 * signs for another domain signs an attacker in.
 *
 * @throws WalletKitError `SIGN_IN_MESSAGE_MISMATCH`
 */
export function assertOwnMessage(message: SIWXMessage, account: SignInAccount): void {
  const { domain, uri } = message
  const location = getWindow()?.location
  const text = message.toString()
  const checks: Record<string, boolean> = {
    account: isSessionOf({ data: message, message: text, signature: '' }, account),
    domain: location === undefined || domain === location.host,
    uri: location === undefined || originOf(uri) === location.origin,
    nonce: message.nonce.length > 0 && text.includes(message.nonce),
    address: text.toLowerCase().includes(account.address.toLowerCase()),
  }
  const field = Object.keys(checks).find((name) => !checks[name])
  if (field) throw createLateError('SIGN_IN_MESSAGE_MISMATCH', { context: { field } })
}

function originOf(uri: string): string | undefined {
  return URL.canParse(uri) ? new URL(uri).origin : undefined
}
