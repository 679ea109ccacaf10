import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { FormatMessage } from '../../foundation/messages/MessageSet.ts'
import type { shellMessages } from '../../foundation/messages/shellMessages.ts'
import type { networksMessages } from './messages/networks.ts'

/**
 * Explains a failed network change and what to do about it. `network` is the name of the new one; without an error
 * the code that switches failed to load.
 */
export function switchErrorMessages(
  error: Pick<WalletKitError, 'code'> | undefined,
  network: string,
  message: FormatMessage<typeof networksMessages.english>,
  shellMessage: FormatMessage<typeof shellMessages.english>,
): { readonly title: string; readonly text: string } {
  if (!error) return { title: shellMessage('viewFailedTitle'), text: shellMessage('viewFailedText') }
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
