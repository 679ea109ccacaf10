import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { FormatMessage } from '../../../foundation/messages/MessageSet.ts'
import type { connectingExternalMessages } from '../messages/connectingExternal.ts'

/** Explains a failed connection and what to do about it. `name` is the wallet's. */
export function connectErrorMessages(
  error: Pick<WalletKitError, 'code'>,
  name: string,
  message: FormatMessage<typeof connectingExternalMessages.english>,
): { readonly title: string; readonly text: string } {
  const kind = errorKind(error)
  return { title: message(`${kind}.title`, { name }), text: message(`${kind}.text`, { name }) }
}

function errorKind({ code }: Pick<WalletKitError, 'code'>) {
  switch (code) {
    case 'USER_REJECTED':
      return 'declined'
    case 'WALLET_REQUEST_PENDING':
      return 'pending'
    case 'WALLET_REPLY_INVALID':
      return 'replyInvalid'
    default:
      return 'failed'
  }
}
