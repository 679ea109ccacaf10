import { transactionUnconfirmed } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { readUnlessDown, waitOnChain } from '../../nodes/waitOnChain.ts'
import { getUserOperationReceipt } from './getUserOperationReceipt.ts'
import type { UserOperationHashParameters, UserOperationReceipt } from './UserOperation.ts'

export interface WaitForUserOperationReceiptParameters extends UserOperationHashParameters {
  /** Limit in ms. Default: 180 000. */
  readonly timeoutMs?: number | undefined
}

const defaultLimit = 180_000

/**
 * Waits until a user operation is in a block, also while the bundler is down. A reverted one is a receipt, too.
 *
 * @throws WalletKitError `TRANSACTION_UNCONFIRMED` after the time limit, `REQUEST_ABORTED`, and those of
 * `getUserOperationReceipt`
 *
 * @example
 * const { status, transactionHash } = await waitForUserOperationReceipt(kit, { hash })
 */
export function waitForUserOperationReceipt(
  kit: KitHandle<ChainsContext>,
  { timeoutMs = defaultLimit, signal, ...parameters }: WaitForUserOperationReceiptParameters,
): Promise<UserOperationReceipt> {
  const { hash } = parameters
  return waitOnChain({
    timeoutMs,
    signal,
    lifetime: kit._internal.lifetime,
    look: (limited) =>
      readUnlessDown(() => getUserOperationReceipt(kit, { ...parameters, signal: limited }), limited),
    toTimeoutError: (cause) =>
      createError(transactionUnconfirmed, { context: redactContext({ hash }), cause }),
  })
}
