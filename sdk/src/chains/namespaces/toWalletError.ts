import { createOpeningError } from '../../foundation/errors/createOpeningError.ts'
import type { OpeningErrorCode } from '../../foundation/errors/ErrorCode.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { copyWalletError } from './copyWalletError.ts'
import { isUserRejection } from './isUserRejection.ts'

/** EIP-1474 "resource unavailable": the wallet already shows a request of this kind. */
const requestPending = -32002
/** Nodes give the same code to a transaction that would fail, and wallets pass it on. */
const nodeRefusal = /simulation/i

/** Errors of EIP-1193 and JSON-RPC that are not about this one request. https://eips.ethereum.org/EIPS/eip-1193 */
const codes: Readonly<Record<number, OpeningErrorCode>> = {
  4100: 'WALLET_UNAUTHORIZED',
  4200: 'WALLET_METHOD_UNSUPPORTED',
  [-32601]: 'WALLET_METHOD_UNSUPPORTED',
  4900: 'WALLET_DISCONNECTED',
  4901: 'WALLET_DISCONNECTED',
}

/** Converts whatever a wallet rejected with into the kit's error. Its `cause` is a copy. */
export function toWalletError(error: unknown, method: string): WalletKitError {
  if (isWalletKitError(error)) return error
  const cause = copyWalletError(error)
  const options = { context: { method }, cause }
  if (isUserRejection(cause)) return createOpeningError('USER_REJECTED', options)
  const { code, message } = typeof cause === 'object' && cause ? cause : {}
  const isPending = code === requestPending && !(typeof message === 'string' && nodeRefusal.test(message))
  if (isPending) return createOpeningError('WALLET_REQUEST_PENDING', options)
  const known = typeof code === 'number' && Object.hasOwn(codes, code) ? codes[code] : undefined
  return createOpeningError(known ?? 'WALLET_REQUEST_FAILED', options)
}
