import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { Messages } from '../../messages/Messages.ts'

/** What happened and what to do, for a network change that did not come about. */
export function switchErrorWords({ code }: Pick<WalletKitError, 'code'>, { errors }: Messages) {
  switch (code) {
    case 'USER_REJECTED':
      return errors.switchDeclined
    case 'CHAIN_NOT_SUPPORTED':
      return errors.switchUnsupported
    case 'WALLET_REQUEST_PENDING':
      return errors.switchPending
    default:
      return errors.switchFailed
  }
}
