import type { ErrorCode } from './ErrorCode.ts'
import { WalletKitError } from './WalletKitError.ts'

/** Whether a caught value is an error of the kit and, when `code` is given, that one. */
export function isWalletKitError<Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is WalletKitError & { readonly code: Code } {
  return WalletKitError.isOwn(error) && (code === undefined || error.code === code)
}
