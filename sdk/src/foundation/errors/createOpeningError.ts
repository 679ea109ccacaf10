import { openingErrors } from '@wallet-kit/clients/errors/opening'
import type { OpeningErrorCode } from './ErrorCode.ts'
import { redact } from './redact.ts'
import { WalletKitError, type WalletKitErrorOptions } from './WalletKitError.ts'

/**
 * An error of what the modal loads to open, which does without the messages of all other errors. The first load must not
 * import this.
 */
export function createOpeningError(code: OpeningErrorCode, options?: WalletKitErrorOptions): WalletKitError {
  return new WalletKitError(code, openingErrors[code], redactContext(options))
}

/**
 * Host apps send errors to their reports, so the context, which may hold what a wallet or a service has sent, is redacted.
 */
export function redactContext(options: WalletKitErrorOptions | undefined): WalletKitErrorOptions {
  const context = options?.context && (redact(options.context) as WalletKitErrorOptions['context'])
  return { ...options, ...(context && { context }) }
}
