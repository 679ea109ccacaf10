import { type ClientError, isClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import { createOpeningError } from '../errors/createOpeningError.ts'
import type { OpeningErrorCode } from '../errors/ErrorCode.ts'
import { isWalletKitError } from '../errors/isWalletKitError.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'

/** Turns what a generated client threw into the kit's error. `retryAfterMs` is kept in its context. */
export function toServiceError(error: unknown, service: string, operation: string): WalletKitError {
  if (isWalletKitError(error)) return error
  if (!isClientError(error)) {
    return createOpeningError('NETWORK_ERROR', { context: { service, operation }, cause: error })
  }
  const { status, retryAfterMs } = error
  return createOpeningError(toCode(error), {
    context: { service, operation, status, retryAfterMs },
    cause: error,
  })
}

function toCode({ code, status = 0 }: ClientError): OpeningErrorCode {
  if (code === 'network') return 'NETWORK_ERROR'
  if (code === 'timeout') return 'SERVICE_TIMEOUT'
  if (code === 'aborted') return 'REQUEST_ABORTED'
  if (code === 'invalid-reply') return 'SERVICE_REPLY_INVALID'
  if (status === 429) return 'SERVICE_RATE_LIMITED'
  return status >= 500 ? 'SERVICE_UNAVAILABLE' : 'HTTP_STATUS'
}
