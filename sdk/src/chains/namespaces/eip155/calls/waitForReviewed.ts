import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CallsLog } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { waitForCalls } from './waitForCalls.ts'

/** Limit of the wait for a bundle, in ms. */
const bundleLimit = 180_000

export interface ReviewedWait {
  /** Of `sendReviewed`. */
  readonly id: string
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}

export interface ReviewedOutcome {
  readonly status: 'confirmed' | 'failed' | 'altered'
  /** Hash of the last transaction, where the wallet has named one. */
  readonly hash?: `0x${string}`
  /** Of all its transactions. */
  readonly logs: readonly CallsLog[]
}

/** Waits for a bundle of `sendReviewed`. What is not confirmed as a whole has failed: it was all or nothing. */
export async function waitForReviewed(
  kit: KitHandle<ChainsContext>,
  { timeoutMs = bundleLimit, ...wait }: ReviewedWait,
): Promise<ReviewedOutcome> {
  const { status, receipts } = await waitForCalls(kit, { ...wait, timeoutMs })
  const hash = receipts.at(-1)?.transactionHash
  return {
    status: status === 'confirmed' || status === 'altered' ? status : 'failed',
    ...(hash && { hash }),
    logs: receipts.flatMap((receipt) => receipt.logs),
  }
}
