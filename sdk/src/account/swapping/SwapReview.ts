import type { CheckedSwap, SwapApprovalCall } from '../../chains/namespaces/Swaps.ts'
import type { GasTerms } from '../../chains/namespaces/Transfers.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

/** A network's own coin, or a token, that can be swapped. Names are strangers' claims, cleaned. */
export interface SwapToken {
  readonly caipNetworkId: CaipNetworkId
  /** Contract, in lower case. Absent: the network's own coin. */
  readonly address?: string
  readonly name: DisplayName
  /** Not unique. */
  readonly symbol: string
  readonly decimals: number
  /** On one of the kit's own services. */
  readonly iconUrl?: string
}

/** What a swap would pay now. Amounts are in the smallest unit of their token. */
export interface SwapQuote {
  readonly caipNetworkId: CaipNetworkId
  readonly from: SwapToken
  readonly to: SwapToken
  /** To sell. */
  readonly amount: bigint
  /** To receive, at the present price. */
  readonly received: bigint
  /** The least to receive: `received` less the slippage tolerance. */
  readonly minimum: bigint
  /** Tolerance, in whole percent. */
  readonly slippage: number
  /** In ms since 1970. */
  readonly quotedAt: number
}

/** A swap that has been built and compared with its quote. */
export interface SwapReview {
  readonly quote: SwapQuote
  /** Account that swaps. */
  readonly account: string
  /** To receive, according to the transaction that was built, in the smallest unit. */
  readonly received: bigint
  /** The least to receive, in the smallest unit. */
  readonly minimum: bigint
  /** Whether the kit has read from the transaction that the exchange pays at least `minimum`, else pays back. */
  readonly isMinimumEnforced: boolean
  /** Contract of the exchange. */
  readonly exchange: string
  /** What the exchange may spend of the token, in the smallest unit. Absent: the network's own coin is sold. */
  readonly allowance?: bigint
  /**
   * Sets what the exchange may spend to zero. Present where the token refuses another approval before that, as USDT does:
   * `approveSwap` with `reset` first.
   */
  readonly reset?: SwapApprovalCall
  /** The exchange may spend less than the swap takes. */
  readonly needsApproval: boolean
  /** The wallet approves and swaps as one transaction (EIP-5792). */
  readonly canBundle: boolean
  /** The most that the network takes for the swap, with the approvals that are due, in the smallest unit of its own coin. */
  readonly fee: bigint
  /** What a node has paid for the swap without sending it. Absent: it could not be tried. */
  readonly simulated?: bigint
  /** In ms since 1970. */
  readonly builtAt: number
  /** What the wallet is asked to send. */
  readonly call: CheckedSwap
  readonly gas?: GasTerms
  /**
   * Approvals of the two kinds, where one is needed. `unlimited` is absent for an exchange that the kit does not know on
   * the network: a node has run this swap, and says nothing of what the contract does with an allowance later.
   */
  readonly approvals?: SwapApprovals
}

export type SwapApprovals = Readonly<
  Record<'exact', SwapApprovalCall> & Partial<Record<'unlimited', SwapApprovalCall>>
>

/** How much of a token the exchange may spend: the amount of the swap, or any. */
export type ApprovalKind = 'exact' | 'unlimited'
