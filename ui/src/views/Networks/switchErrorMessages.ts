import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { FormatMessage } from '../../messages/MessageSet.ts'
import type { messages } from './messages/en.ts'

/** What happened and what to do, for a network change that failed. `network` is the name of the new one. */
export function switchErrorMessages(
  error: Pick<WalletKitError, 'code'>,
  network: string,
  message: FormatMessage<typeof messages>,
): { readonly title: string; readonly text: string } {
  const kind = errorKind(error)
  return { title: message(`${kind}.title`, { network }), text: message(`${kind}.text`) }
}

function errorKind({ code }: Pick<WalletKitError, 'code'>) {
  switch (code) {
    case 'USER_REJECTED':
      return 'declined'
    case 'CHAIN_NOT_SUPPORTED':
      return 'unsupported'
    case 'WALLET_REQUEST_PENDING':
      return 'pending'
    default:
      return 'failed'
  }
}
