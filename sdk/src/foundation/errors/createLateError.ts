import { deferredErrors } from '@wallet-kit/clients/errors/deferred'
import { openingErrors } from '@wallet-kit/clients/errors/opening'
import { redactContext } from './createOpeningError.ts'
import type { LateErrorCode } from './ErrorCode.ts'
import { WalletKitError, type WalletKitErrorOptions } from './WalletKitError.ts'

const lateErrors = { ...openingErrors, ...deferredErrors }

/**
 * An error whose message is loaded with the code that raises it. Neither the first load nor what the modal loads to open may
 * import this.
 */
export function createLateError(code: LateErrorCode, options?: WalletKitErrorOptions): WalletKitError {
  return new WalletKitError(code, lateErrors[code], redactContext(options))
}
