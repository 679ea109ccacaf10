import { requestAborted } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { wait } from '../../../foundation/platform/wait.ts'
import { withTimeLimit } from '../../../foundation/platform/withTimeLimit.ts'
import { isTemporary } from '../../../foundation/query/retryRules.ts'

/** Pause between two looks, in ms. */
const pause = 1_000

export interface ChainWait<Value> {
  /** Limit in ms. */
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  readonly lifetime: AbortSignal
  /** `undefined`: not yet. */
  look(limited: AbortSignal): Promise<Value | undefined>
  /** The error for the time limit. */
  toTimeoutError(cause: unknown): unknown
}

/**
 * Looks every second until there is a value.
 *
 * @throws WalletKitError `REQUEST_ABORTED`, the error for the time limit, or errors of a look
 */
export async function waitOnChain<Value>({
  timeoutMs,
  signal,
  lifetime,
  look,
  toTimeoutError,
}: ChainWait<Value>): Promise<Value> {
  const caller = signal ? AbortSignal.any([signal, lifetime]) : lifetime
  return withTimeLimit(timeoutMs, caller, async (limited) => {
    try {
      for (;;) {
        const found = await look(limited)
        if (found !== undefined) return found
        await wait(pause, limited)
      }
    } catch (cause) {
      if (caller.aborted) throw createError(requestAborted, { cause })
      if (limited.aborted) throw toTimeoutError(cause)
      throw cause
    }
  })
}

/** Reads from nodes. Returns nothing while they are down: the transaction continues without them. */
export async function readUnlessDown<Value>(
  read: () => Promise<Value>,
  limited: AbortSignal,
): Promise<Value | undefined> {
  try {
    return await read()
  } catch (error) {
    const mayPass = isWalletKitError(error) && (isTemporary(error) || error.code === 'SERVICE_TIMEOUT')
    if (limited.aborted || !mayPass) throw error
    return undefined
  }
}
