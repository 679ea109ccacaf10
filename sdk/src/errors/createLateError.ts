import { deferredErrors } from '@wallet-kit/clients/errors/deferred'
import type { LateErrorCode } from './ErrorCode.ts'
import { WalletKitError, type WalletKitErrorOptions } from './WalletKitError.ts'

/** An error whose message is loaded with the code that raises it. The first load must not import this. */
export function createLateError(code: LateErrorCode, options?: WalletKitErrorOptions): WalletKitError {
  return new WalletKitError(code, deferredErrors[code], options)
}
