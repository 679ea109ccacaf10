import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { Messages } from '../../messages/Messages.ts'

/** Refusals of the auth server that come from a wrong clock. */
const clockRefusals: readonly unknown[] = ['not-yet-valid', 'expired']

/** What happened and what to do, for a sign-in that did not come about. */
export function signInErrorWords(
  { code, context }: Pick<WalletKitError, 'code' | 'context'>,
  { errors }: Messages,
) {
  switch (code) {
    case 'SIGNATURE_DECLINED':
    case 'USER_REJECTED':
      return errors.signatureDeclined
    case 'SIGNATURE_INVALID':
    case 'SIWE_VERIFY_FAILED':
      return clockRefusals.includes(context?.refusal) ? errors.clockWrong : errors.signatureInvalid
    case 'SIGN_IN_SERVER_UNREACHABLE':
      return errors.serverUnreachable
    case 'SIGN_IN_MESSAGE_MISMATCH':
      return errors.signInMismatch
    default:
      return errors.signInFailed
  }
}
