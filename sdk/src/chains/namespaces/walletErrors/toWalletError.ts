import {
  userRejected,
  walletDisconnected,
  walletMethodUnsupported,
  walletRequestFailed,
  walletRequestPending,
  walletUnauthorized,
} from '@wallet-kit/clients/errors/constants'
import { type CatalogueError, createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { WalletKitError } from '../../../foundation/errors/WalletKitError.ts'
import { copyWalletError } from './copyWalletError.ts'
import { isUserRejection } from './isUserRejection.ts'

/** EIP-1474 "resource unavailable": the wallet already shows a request of this kind. */
const requestPending = -32002
/** Nodes give the same code to a transaction that would fail, and wallets pass it on. */
const nodeRefusal = /simulation/i

/** Errors of EIP-1193 and JSON-RPC that are not about this one request. https://eips.ethereum.org/EIPS/eip-1193 */
const refusals: Readonly<Record<number, CatalogueError>> = {
  4100: walletUnauthorized,
  4200: walletMethodUnsupported,
  [-32601]: walletMethodUnsupported,
  4900: walletDisconnected,
  4901: walletDisconnected,
}

/** Converts whatever a wallet rejected with into the kit's error. Its `cause` is a copy. */
export function toWalletError(error: unknown, method: string): WalletKitError {
  if (isWalletKitError(error)) return error
  const cause = copyWalletError(error)
  const options = { context: redactContext({ method }), cause }
  if (isUserRejection(cause)) return createError(userRejected, options)
  const { code, message } = typeof cause === 'object' && cause ? cause : {}
  const isPending = code === requestPending && !(typeof message === 'string' && nodeRefusal.test(message))
  if (isPending) return createError(walletRequestPending, options)
  const known = typeof code === 'number' && Object.hasOwn(refusals, code) ? refusals[code] : undefined
  return createError(known ?? walletRequestFailed, options)
}
