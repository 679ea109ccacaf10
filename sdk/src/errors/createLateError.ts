import { deferredErrors } from '@wallet-kit/clients/errors/deferred'
import type { LateErrorCode } from './ErrorCode.ts'
import { redact } from './redact.ts'
import { WalletKitError, type WalletKitErrorOptions } from './WalletKitError.ts'

/**
 * An error whose message is loaded with the code that raises it. The first load must not import this. Host apps send errors
 * to their reports, so the context, which may hold what a wallet or a service has sent, is redacted.
 */
export function createLateError(code: LateErrorCode, options?: WalletKitErrorOptions): WalletKitError {
  const context = options?.context && (redact(options.context) as WalletKitErrorOptions['context'])
  return new WalletKitError(code, deferredErrors[code], { ...options, ...(context && { context }) })
}
