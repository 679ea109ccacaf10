import type { WalletKitError } from '@wallet-kit/sdk/errors'
import type { FormatMessage } from '../../foundation/messages/MessageSet.ts'
import type { loginMethodsMessages } from '../connect/messages/loginMethods.ts'
import type { loginMessages } from './messages/login.ts'

export interface LoginFailure {
  readonly title: string
  readonly text: string
}

/** Explains a failed login and what to do about it. The service's own message is shown as it is, as plain text. */
export function loginErrorMessages(
  error: Pick<WalletKitError, 'code' | 'message' | 'context'> | undefined,
  message: FormatMessage<typeof loginMessages.english>,
  methodMessage: FormatMessage<typeof loginMethodsMessages.english>,
): LoginFailure {
  if (navigator.onLine === false) return toFailure('offline', message)
  switch (error?.code) {
    case 'FRAME_ERROR':
      return { title: error.message, text: message('failed.text') }
    case 'EMAIL_LOGIN_COOLDOWN': {
      const { seconds } = error.context as { seconds?: number }
      return {
        title: methodMessage('emailCooldown', { seconds: seconds ?? 30 }),
        text: message('cooldown.text'),
      }
    }
    case 'FRAME_LOAD_FAILED':
    case 'FRAME_NOT_SET':
      return toFailure('unavailable', message)
    case 'FRAME_REQUEST_ABORTED':
      return toFailure('timeout', message)
    case 'USER_REJECTED':
      return { title: message('cancelled.title'), text: message('declined.text') }
    case 'CONNECT_ABORTED':
      return toFailure('cancelled', message)
    // Names what the site has to change.
    case 'LOGIN_WINDOW_CUT_OFF':
      return { title: message('failed.title'), text: error.message }
    case 'POPUP_ORIGIN_UNTRUSTED':
      return toFailure('untrusted', message)
    default:
      return toFailure('failed', message)
  }
}

function toFailure(
  kind: 'offline' | 'unavailable' | 'timeout' | 'cancelled' | 'untrusted' | 'failed',
  message: FormatMessage<typeof loginMessages.english>,
): LoginFailure {
  return { title: message(`${kind}.title`), text: message(`${kind}.text`) }
}
