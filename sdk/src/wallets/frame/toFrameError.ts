import {
  frameError,
  frameMessageInvalid,
  frameNotSet,
  frameRequestAborted,
} from '@wallet-kit/clients/errors/constants'
import type { FrameError } from '@wallet-kit/clients/frame/types'
import { isChannelError } from '@wallet-kit/clients/runtime/channel/ChannelError'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'

/** Of the frame, in characters. */
const longestMessage = 200

/** Converts the rejection of a request to the frame into the kit's error. The frame's own message is kept, as text. */
export function toFrameError(error: unknown): unknown {
  if (isWalletKitError(error) || !isChannelError(error)) return error
  const { code, request, cause } = error
  switch (code) {
    case 'refused': {
      const [frameCode, number, fallback] = frameError
      const message = toDisplayName(error.message, longestMessage) || fallback
      const { reason } = (error.reply ?? {}) as FrameError
      return createError([frameCode, number, message], { context: redactContext({ request, reason }) })
    }
    case 'aborted':
      return cause instanceof Error
        ? cause
        : createError(frameRequestAborted, { context: redactContext({ request }) })
    case 'no-peer':
      return createError(frameNotSet, { context: redactContext({ request }) })
    case 'invalid-reply':
    case 'invalid-request':
      return createError(frameMessageInvalid, { context: redactContext({ type: request }), cause: error })
    default:
      return createError(frameRequestAborted, { context: redactContext({ request }) })
  }
}
