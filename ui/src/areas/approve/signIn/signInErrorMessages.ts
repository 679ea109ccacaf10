import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { FormatMessage } from '../../../foundation/messages/MessageSet.ts'
import type { signInMessages } from '../messages/signIn.ts'

/** Refusals of the auth server that a wrong clock causes. */
const clockRefusals: readonly unknown[] = ['not-yet-valid', 'expired']

/** Messages that must not be signed, whatever the service says. */
const unsafe: readonly string[] = ['SIGN_IN_MESSAGE_MALFORMED', 'SIGN_IN_MESSAGE_MISMATCH']
/** Fields of which another value is another site or account. */
const ofSiteOrAccount: readonly unknown[] = ['account', 'domain', 'scheme', 'uri', undefined]

/** Explains a failed sign-in and what to do about it. */
export function signInErrorMessages(
  error: Pick<WalletKitError, 'code' | 'context'>,
  message: FormatMessage<typeof signInMessages.english>,
  isUnavailable: boolean,
): { readonly title: string; readonly text: string } {
  const kind = errorKind(error, isUnavailable)
  if (kind === 'malformed')
    return { title: message('mismatch.title'), text: message('malformed.text', { part: partOf(error) }) }
  return { title: message(`${kind}.title`), text: message(`${kind}.text`) }
}

function errorKind({ code, context }: Pick<WalletKitError, 'code' | 'context'>, isUnavailable: boolean) {
  if (isUnavailable && !unsafe.includes(code)) return 'unavailable'
  switch (code) {
    case 'SIGNATURE_DECLINED':
    case 'USER_REJECTED':
      return 'declined'
    case 'SIGNATURE_INVALID':
    case 'SIWE_VERIFY_FAILED':
      return clockRefusals.includes(context?.refusal) ? 'clockWrong' : 'invalid'
    case 'SMART_ACCOUNT_SIGN_IN_UNSUPPORTED':
      return 'smartAccount'
    case 'SIGN_IN_TIME_INVALID':
      return 'clockWrong'
    case 'SIGN_IN_SERVER_UNREACHABLE':
      return 'serverUnreachable'
    case 'SIGN_IN_MESSAGE_MALFORMED':
      return 'malformed'
    case 'SIGN_IN_MESSAGE_MISMATCH':
      return ofSiteOrAccount.includes(context?.field) ? 'mismatch' : 'malformed'
    case 'WALLET_UNAUTHORIZED':
      return 'unauthorized'
    default:
      return 'failed'
  }
}

/** Name of the standard, in every language. */
function partOf({ context }: Pick<WalletKitError, 'context'>): string {
  return String(context?.part ?? context?.field)
}
