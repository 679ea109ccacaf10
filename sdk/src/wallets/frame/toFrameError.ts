import { deferredErrors } from '@wallet-kit/clients/errors/deferred'
import { isChannelError } from '@wallet-kit/clients/runtime/channel/ChannelError'
import { createLateError } from '../../foundation/errors/createLateError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'

/** Of the frame, in characters. */
const longestMessage = 200

/** Converts what a request to the frame rejected with into the kit's error. The frame's own message is kept, as text. */
export function toFrameError(error: unknown): unknown {
  if (isWalletKitError(error) || !isChannelError(error)) return error
  const { code, request, cause } = error
  switch (code) {
    case 'refused': {
      const [number, fallback] = deferredErrors.FRAME_ERROR
      return new WalletKitError(
        'FRAME_ERROR',
        [number, toDisplayName(error.message, longestMessage) || fallback],
        {
          context: { request },
        },
      )
    }
    case 'aborted':
      return cause instanceof Error
        ? cause
        : createLateError('FRAME_REQUEST_ABORTED', { context: { request } })
    case 'no-peer':
      return createLateError('FRAME_NOT_SET', { context: { request } })
    case 'invalid-reply':
    case 'invalid-request':
      return createLateError('FRAME_MESSAGE_INVALID', { context: { type: request }, cause: error })
    default:
      return createLateError('FRAME_REQUEST_ABORTED', { context: { request } })
  }
}
