import {
  httpStatus,
  networkError,
  requestAborted,
  serviceRateLimited,
  serviceReplyInvalid,
  serviceTimeout,
  serviceUnavailable,
} from '@wallet-kit/clients/errors/constants'
import { type ClientError, isClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import { createError } from '../errors/createError.ts'
import { isWalletKitError } from '../errors/isWalletKitError.ts'
import { redactContext } from '../errors/redactContext.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'

/** Turns an error of a generated client into the kit's. `retryAfterMs` is kept in its context. */
export function toServiceError(error: unknown, service: string, operation: string): WalletKitError {
  if (isWalletKitError(error)) return error
  if (!isClientError(error)) {
    return createError(networkError, { context: redactContext({ service, operation }), cause: error })
  }
  const { status, retryAfterMs } = error
  return createError(getFailure(error), {
    context: redactContext({ service, operation, status, retryAfterMs }),
    cause: error,
  })
}

function getFailure({ code, status = 0 }: ClientError) {
  if (code === 'network') return networkError
  if (code === 'timeout') return serviceTimeout
  if (code === 'aborted') return requestAborted
  if (code === 'invalid-reply') return serviceReplyInvalid
  if (status === 429) return serviceRateLimited
  return status >= 500 ? serviceUnavailable : httpStatus
}
