export type { ErrorCode } from '../errors/ErrorCode.ts'
export { isWalletKitError } from '../errors/isWalletKitError.ts'
export { redact } from '../errors/redact.ts'
export { WalletKitError, type WalletKitErrorOptions } from '../errors/WalletKitError.ts'
