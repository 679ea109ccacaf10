import { isWalletKitError } from '../errors/isWalletKitError.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'

/** Attempts after the first one. The user is looking at a spinner meanwhile. */
const retries = 2
/** First and longest pause, in ms. A server that asks for a longer one gets none of our requests. */
const firstPause = 1_000
const longestPause = 30_000

/** Codes of JSON-RPC errors whose cause may pass: unknown errors, limits (EIP-1474) and faults of the node itself. */
const temporaryRpcCodes: ReadonlySet<unknown> = new Set([-1, -32_005, -32_603, 429])

/** Whether a failed read is tried again: only when it can turn out better. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  return failureCount < retries && isWalletKitError(error) && isTemporary(error)
}

/** Whether the same request can turn out better a little later. */
export function isTemporary(error: WalletKitError): boolean {
  const { code, context } = error
  if (code === 'SERVICE_RATE_LIMITED') return getAskedPause(error) <= longestPause
  if (code === 'HTTP_STATUS') return context.status === 408
  if (code === 'RPC_FAILED') return temporaryRpcCodes.has(context.rpcCode)
  return code === 'NETWORK_ERROR' || code === 'SERVICE_UNAVAILABLE'
}

/** Pause before the next attempt, in ms: the server's request, else doubling. */
export function getRetryDelay(failureCount: number, error: Error): number {
  const asked = isWalletKitError(error) ? getAskedPause(error) : 0
  return asked > 0 ? asked : Math.min(firstPause * 2 ** failureCount, longestPause)
}

/** Pause that the server asked for, in ms. */
export function getAskedPause({ context }: WalletKitError): number {
  return typeof context.retryAfterMs === 'number' ? context.retryAfterMs : 0
}
