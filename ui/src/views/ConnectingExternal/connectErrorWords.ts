import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { Messages } from '../../messages/Messages.ts'

/** What happened and what to do, for a connection that did not come about. */
export function connectErrorWords({ code }: WalletKitError, { errors }: Messages) {
  switch (code) {
    case 'USER_REJECTED':
      return errors.connectDeclined
    case 'WALLET_REQUEST_PENDING':
      return errors.connectPending
    case 'WALLET_REPLY_INVALID':
      return errors.connectReplyInvalid
    default:
      return errors.connectFailed
  }
}
