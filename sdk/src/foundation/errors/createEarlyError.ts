import { firstErrors } from '@wallet-kit/clients/errors/first'
import type { EarlyErrorCode } from './ErrorCode.ts'
import { WalletKitError, type WalletKitErrorOptions } from './WalletKitError.ts'

/** An error whose message is part of the first load. */
export function createEarlyError(code: EarlyErrorCode, options?: WalletKitErrorOptions): WalletKitError {
  return new WalletKitError(code, firstErrors[code], options)
}
