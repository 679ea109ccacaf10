import { createLateError } from '../errors/createLateError.ts'
import { WalletKitError } from '../errors/WalletKitError.ts'
import { isUserRejection } from './isUserRejection.ts'

/** EIP-1474 "resource unavailable": the wallet already shows a request of this kind. */
const requestPending = -32002

/** Converts whatever a wallet rejected with into the kit's error. */
export function toWalletError(error: unknown, method: string): WalletKitError {
  if (error instanceof WalletKitError) return error
  const options = { context: { method }, cause: error }
  if (isUserRejection(error)) return createLateError('USER_REJECTED', options)
  const isPending = (error as { code?: unknown } | null | undefined)?.code === requestPending
  return createLateError(isPending ? 'WALLET_REQUEST_PENDING' : 'WALLET_REQUEST_FAILED', options)
}
