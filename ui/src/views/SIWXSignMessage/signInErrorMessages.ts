import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { FormatMessage } from '../../messages/MessageSet.ts'
import type { messages } from './messages/en.ts'

/** Refusals of the auth server that a wrong clock causes. */
const clockRefusals: readonly unknown[] = ['not-yet-valid', 'expired']

/** What happened and what to do, for a sign-in that failed. */
export function signInErrorMessages(
  error: Pick<WalletKitError, 'code' | 'context'>,
  message: FormatMessage<typeof messages>,
  isUnavailable: boolean,
): { readonly title: string; readonly text: string } {
  const kind = errorKind(error, isUnavailable)
  return { title: message(`${kind}.title`), text: message(`${kind}.text`) }
}

function errorKind({ code, context }: Pick<WalletKitError, 'code' | 'context'>, isUnavailable: boolean) {
  if (isUnavailable && code !== 'SIGN_IN_MESSAGE_MISMATCH') return 'unavailable'
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
    case 'SIGN_IN_MESSAGE_MISMATCH':
      return 'mismatch'
    default:
      return 'failed'
  }
}
