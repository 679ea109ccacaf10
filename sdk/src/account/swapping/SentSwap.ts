import type { SwapCall } from '../../chains/namespaces/Swaps.ts'
import type { SentTransaction } from '../transactions/SentTransaction.ts'
import type { SwapQuote } from './SwapReview.ts'

/** A swap that the wallet has sent. Amounts are in the smallest unit. */
export interface SentSwap {
  /** Hash of the transaction, or the id of the bundle it is part of. */
  readonly id: string
  /** Hash of the transaction. Absent: a bundle that is not in a block yet. */
  readonly hash?: string
  readonly account: string
  readonly quote: SwapQuote
  readonly minimum: bigint
  /** Requested call, besides approvals: compared with the transaction in the block. */
  readonly call: SwapCall
  /** Amount received, read from the receipt. Absent: not confirmed yet, or the network's own coin. */
  readonly received?: bigint
  /** In ms since 1970. */
  readonly sentAt: number
  /**
   * `altered`: the transaction in the block is not the confirmed one. `unknown`: not in a block when the kit stopped
   * looking.
   */
  readonly status: SentTransaction['status']
}
